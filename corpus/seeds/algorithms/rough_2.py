# %%
def remove_every_kth(lst,k):
    i=k-1
    while(i<len(lst)):
        lst=lst[:i]+lst[i+1:]
        i=i+k-1
    return lst
#> remove_every_kth([1,2,3,4,5,6],2)
#> remove_every_kth([1,2,3,4,5,6,7],3)
#> remove_every_kth([],4)
#> remove_every_kth(['a','b','c'],5)
#> remove_every_kth([9,8,7,6,5],4)
# %%
def biggest_tuple_sum(tl):
    res=tl[0]
    for t in tl:
        if(sum(t)>sum(res)):
            res=t
    return res
def drop_biggest(tl):
    if len(tl)==0: return tl
    b=biggest_tuple_sum(tl)
    return [t for t in tl if t!=b]
#> drop_biggest([(1,2),(5,5),(3,4)])
#> drop_biggest([])
#> drop_biggest([(2,),(1,1),(0,2,0)])
#> drop_biggest([(-1,-2),(-3,)])
#> drop_biggest([(8,1),(8,1),(2,2)])
# %%
def area_code(shape,a,b=0):
    if shape=='sq':
        area=a*a
    elif shape=='re': area=a*b
    elif shape=='tr':
        area=a*b*0.5
    elif shape=='ci':
        area=3.14*a*a
    else:
        area=-1
    area=round(area,1)
    return area
#> area_code('sq',4)
#> area_code('tr',5,3)
#> area_code('ci',2.5)
#> area_code('hex',1,1)
#> area_code('re',2.60,4)
# %%
def cnt_pairs_div(arr,k):
    n=len(arr); cnt=0
    i=0
    while i<n-1:
        j=i+1
        while j<n:
            if (arr[i]+arr[j])%k==0: cnt=cnt+1
            j=j+1
        i=i+1
    return cnt
#> cnt_pairs_div([1,2,3,4],3)
#> cnt_pairs_div([5,5,5],5)
#> cnt_pairs_div([],2)
#> cnt_pairs_div([7,14,3],10)
#> cnt_pairs_div([1,1,1,1],3)
# %%
def caps_after_dot(str1):
        res=""
        up=True
        for c in str1:
                if up and c!=" ":
                        res=res+c.upper(); up=False
                else:
                        res=res+c
                if c==".": up=True
        return res
#> caps_after_dot('hi. you. ok')
#> caps_after_dot('')
#> caps_after_dot('no dots')
#> caps_after_dot('a.b.c')
#> caps_after_dot(' wait..x')
# %%
def mid_three(a,b,c):
    if(a>b):
        if(b>c): mid=b
        else:
            if(a>c): mid=c
            else: mid=a
    else:
        if(a>c): mid=a
        else:
            if(b>c): mid=c
            else: mid=b
    return mid
def mids(l1,l2,l3):
    return [mid_three(x,y,z) for x,y,z in zip(l1,l2,l3)]
#> mids([1,5],[2,4],[3,9])
#> mids([3],[2],[1])
#> mids([],[1],[2])
#> mids([7,7,0],[7,1,-1],[2,7,-2])
#> mids([2.5,1],[2.0,3],[2.25,2])
# %%
class Solution:
  def weakDays(self,temps,limit):
    run=0; worst=0
    for t in temps:
      if t<limit:
        run=run+1
        if run>worst: worst=run
      else:
        run=0
    return worst
#> Solution().weakDays([3,1,2,9,1],4)
#> Solution().weakDays([],0)
#> Solution().weakDays([5,5,5],5)
#> Solution().weakDays([-2,-3,1,-1,-1,-1],0)
#> Solution().weakDays([2.5,2.4,2.6],2.55)
# %%
def int_to_base(num , base) :
    if num == 0 : return "0"
    digs = "0123456789abcdef"
    res = ""
    while num > 0 :
        res = digs[num % base] + res
        num = num // base
    return res
def ones_in_bases(num) :
    cnt = 0
    for b in (2 , 3 , 8) :
        cnt = cnt + int_to_base(num , b).count("1")
    return cnt
#> ones_in_bases(5)
#> ones_in_bases(0)
#> ones_in_bases(63)
#> ones_in_bases(100)
#> ones_in_bases(9)
# %%
def merge_counts(d1,d2):
    res={}
    for k in d1: res[k]=d1[k]
    for k in d2:
        if k in res:
            res[k]=res[k]+d2[k]
        else: res[k]=d2[k]
        if res[k]==0: del res[k]
    return res
#> merge_counts({'a':1},{'b':2})
#> merge_counts({},{})
#> merge_counts({'x':3,'y':4},{'x':-3,'y':1})
#> merge_counts({1:10},{1:5,2:0})
#> merge_counts({'q':0},{})
# %%
def print_like(mat):
    lines=[]
    for row in mat:
        line=''
        for v in row:
            s=str(v)
            while len(s)<3: s=' '+s
            line+=s
        lines.append(line)
    return '\n'.join(lines)
#> print_like([[1,2],[30,4]])
#> print_like([])
#> print_like([[100,-5,7]])
#> print_like([[],[0]])
#> print_like([[1234,1],[2,99]])
# %%
def tail_zeros(num):
    c=0
    if num==0: return 1
    while num%10==0:
        c=c+1; num=num//10
    return c
def most_zeros(lst):
    if lst==[]: return None
    m=max(lst,key=tail_zeros)
    return m
#> most_zeros([100,20,3000,5])
#> most_zeros([])
#> most_zeros([7,8])
#> most_zeros([0,10,-500])
#> most_zeros([50,40,30])
# %%
def discount(total,coupon):
    off=0.0
    if(coupon=='TEN'): off=0.10
    elif(coupon=='HALF' and total>=40.0): off=0.5
    elif(coupon=='HALF'):
        off=0.25
    elif(coupon[:3]=='OFF'):
        off=int(coupon[3:])/100
    new_total=total-total*off
    if(new_total<1.0): new_total=1.0
    return round(new_total,2)
#> discount(50,'HALF')
#> discount(30,'HALF')
#> discount(19.99,'TEN')
#> discount(12.5,'OFF95')
#> discount(8,'NOPE')
# %%
def rotate_word(w,n):
    if w=="": return w
    n=n%len(w)
    return w[n:]+w[:n]
def rotate_all(str1):
    words=str1.split()
    out=[]
    for i in range (0,len(words)):
        out.append(rotate_word(words[i],i))
    return " ".join(out)
#> rotate_all('cat bird fish')
#> rotate_all('')
#> rotate_all('one')
#> rotate_all('a ab abc abcd abcde')
#> rotate_all('we are here  now')
# %%
def find_first_dup(arr):
    seen=[]
    pos=-1
    for i,x in enumerate(arr):
        if x in seen:
            pos=i
            break
        seen.append(x)
    if pos==-1:
        return 'no dup'
    else:
        return seen.index(arr[pos]),pos
#> find_first_dup([1,2,3,2,1])
#> find_first_dup([])
#> find_first_dup(['a','b','c'])
#> find_first_dup([5,5])
#> find_first_dup([0,9,8,7,9,0])
# %%
def squares_cubes(nums):
    sq=list(map(lambda x:x**2,nums))
    cu=list(map(lambda x:x**3,nums))
    res=[]
    for a,b in zip(sq,cu):
        if b<0: res.append(a+b)
        else: res.append(b-a)
    return res
#> squares_cubes([1,2,3])
#> squares_cubes([])
#> squares_cubes([-1,-2])
#> squares_cubes([0.5,-0.5])
#> squares_cubes([10,-3,0])
# %%
def is_neat(str1):
   if len(str1)==0: return False
   if not str1[0].isupper(): return False
   if str1[-1]!='.': return False
   prev=''
   for ch in str1:
      if ch==' ' and prev==' ': return False
      prev=ch
   return True
def count_neat(lines):
   return sum(1 for l in lines if is_neat(l))
#> count_neat(['Hi.','no.','Ok'])
#> count_neat([])
#> count_neat(['A  b.','A b.','','Z.'])
#> count_neat(['Go on.'])
#> count_neat(['x','Yes .','.'])
# %%
class Solution:
    def fillGaps(self,nums):
        res=[]
        for i in range(len(nums)):
            if i>0:
                x=nums[i-1]+1
                while(x<nums[i]):
                    res.append(-x)
                    x=x+1
            res.append(nums[i])
        return res
#> Solution().fillGaps([1,4,5])
#> Solution().fillGaps([])
#> Solution().fillGaps([3,1,2])
#> Solution().fillGaps([10,13,16])
#> Solution().fillGaps([-2,2])
# %%
def last_digit_groups(arr1):
    d={}
    for num in arr1:
        k=num%10
        if k not in d: d[k]=[]
        d[k].append(num)
    res=[]
    for k in sorted(d.keys()):
        if(len(d[k])>1):
            res=res+d[k]
    return res
#> last_digit_groups([11,21,32,45,55])
#> last_digit_groups([])
#> last_digit_groups([1,2,3])
#> last_digit_groups([100,30,7,17,20])
#> last_digit_groups([9,19,29,39,8])
# %%
class Solution:
    def howLong(self,n):
        cnt=0
        while(n!=1 and cnt<15):
            if(n%3==0): n=n//3
            elif(n%2==0): n=n//2
            else: n=n+1
            cnt=cnt+1
        return cnt
#> Solution().howLong(10)
#> Solution().howLong(1)
#> Solution().howLong(81)
#> Solution().howLong(77)
#> Solution().howLong(0)
# %%
def split_by(lst,val):
    parts=[]
    cur=[]
    for x in lst:
        if x==val:
            parts.append(cur); cur=[]
        else: cur.append(x)
    parts.append(cur)
    return parts
def longest_part(lst,val):
    parts=split_by(lst,val)
    parts.sort(key=len)
    return parts[-1]
#> longest_part([1,0,2,3,0,4],0)
#> longest_part([],7)
#> longest_part([5,5,5],5)
#> longest_part([1,2,3],9)
#> longest_part([8,1,8,2,8,3,3],8)
# %%
def shop(cart,prices):
    tot=0
    missing=0
    for item,qty in cart:
        if item in prices:
            tot+=prices[item]*qty
        else:
            missing+=1
    if tot>=20.0: tot=tot-1.5
    return (round(tot,2),missing)
#> shop([('egg',12),('milk',1)],{'egg':0.25,'milk':1.2})
#> shop([],{'a':1})
#> shop([('tea',4),('jam',2)],{'tea':4.5,'jam':2.75})
#> shop([('oil',1),('rye',3)],{'rye':2.60})
#> shop([('x',5)],{})
# %%
def alt_case(str1):
    res=''
    i=0
    for ch in str1:
        if ch.isalpha()==False:
            res=res+ch
            continue
        if i%2==0: res=res+ch.upper()
        else: res=res+ch.lower()
        i=i+1
    return res
#> alt_case('hello world')
#> alt_case('')
#> alt_case('A1B2C3')
#> alt_case('---')
#> alt_case('Dog, Cat')
# %%
def max_in_cols(mat):
    res=[]
    j=0
    w=max([len(r) for r in mat]) if mat else 0
    while j<w:
        col=[r[j] for r in mat if j<len(r)]
        res.append(max(col))
        j+=1
    return res
#> max_in_cols([[1,9],[5,2]])
#> max_in_cols([])
#> max_in_cols([[3],[4,1,7],[0,2]])
#> max_in_cols([[-1,-2,-3]])
#> max_in_cols([[],[6]])
# %%
def near_ten(num): return abs(num%10)<=2 or num%10>=8
def near_tens(lst):
    flag=any(near_ten(x) for x in lst)
    if flag:
        res=[x for x in lst if near_ten(x)]
    else:
        res=[-1]
    return res
#> near_tens([12,17,28,35])
#> near_tens([5,6])
#> near_tens([])
#> near_tens([-1,-5,100])
#> near_tens([44,49,53,61])
# %%
class Solution:
    def score(self,w):
        s=0
        for c in w: s+=ord(c)-96
        return s
    def heaviestWord(self,text):
        words=text.split(); best=''; bs=0
        for w in words:
            sc=self.score(w)
            if(sc>bs): best=w; bs=sc
        return best,bs
#> Solution().heaviestWord('abc xy z')
#> Solution().heaviestWord('')
#> Solution().heaviestWord('aa b')
#> Solution().heaviestWord('the sun is up')
#> Solution().heaviestWord('zz az')
# %%
def speed_fine(speed,limit,zone):
    over=speed-limit
    if over<=0: return 0
    if over<=5.5: fine=20
    else:
        if over<=10: fine=45.5
        else:
            if over<=20:
                fine=100
            else:
                fine=162.5+(over-20)*2
    if zone=="school": fine=fine*2
    return fine
#> speed_fine(50,50,'road')
#> speed_fine(55,50,'school')
#> speed_fine(58,50,'road')
#> speed_fine(68.5,50,'school')
#> speed_fine(100,60,'road')
# %%
def list_to_num(lst):
    neg=False
    num=0
    for d in lst:
        if d<0: neg=not neg; d=-d
        num=num*10+d
    if neg: num=-num
    return num
def add_lists(l1,l2):
    return [int(c) for c in str(abs(list_to_num(l1)+list_to_num(l2)))]
#> add_lists([1,2],[9])
#> add_lists([],[])
#> add_lists([-5],[2,0])
#> add_lists([9,9,9],[1])
#> add_lists([-1,-3],[-7,0])
# %%
def count_in_tuple(tup,ele):
  c=0
  for t in tup:
    if isinstance(t,tuple):
      c=c+count_in_tuple(t,ele)
    elif t==ele:
      c=c+1
  return c
#> count_in_tuple((1,2,(1,3),1),1)
#> count_in_tuple((),0)
#> count_in_tuple((4,(4,(4,(5,)))),4)
#> count_in_tuple(('a','b'),'c')
#> count_in_tuple(((0,0),(0,1),(1,1)),0)
# %%
def dig_pow(num):
    s=str(num); tot=0; p=len(s)
    for c in s:
        tot=tot+int(c)**p; p=p-1
    if tot>num: return 'over'
    elif tot<num:
        return 'under'
    else: return 'equal'
#> dig_pow(12)
#> dig_pow(5)
#> dig_pow(999)
#> dig_pow(1000)
#> dig_pow(332)
# %%
def seat_row(n,wide):
    row=(n-1)//wide
    col=(n-1)%wide
    letter='ABCDEFGH'[col]
    if row%2==1:
        letter='ABCDEFGH'[wide-1-col]
    res=str(row+1)+letter
    return res
def seats(nums,wide):
    out=''
    for i in range(len(nums)): out=out+seat_row(nums[i],wide)+(' ' if i<len(nums)-1 else '')
    return out
#> seats([1,2,5],4)
#> seats([],3)
#> seats([6,12,13],6)
#> seats([8],2)
#> seats([10,3,7,4],3)
# %%
def pad_both(str1,width,ch):
    left=True
    while len(str1)<width:
        if left: str1=ch+str1
        else:    str1=str1+ch
        left=not left
    if(len(str1)>width):
        str1=str1[:width-1]+'~'
    return str1
#> pad_both('hi',7,'*')
#> pad_both('',4,'-')
#> pad_both('exactly',7,'.')
#> pad_both('too long text',6,' ')
#> pad_both('ab',3,'=')
# %%
def pos_neg_ratio(nums):
    p=0; n=0; z=0
    for x in nums:
        if(x>0): p+=1
        if(x<0): n+=1
        if(x==0): z+=1
    t=len(nums)
    try:
        return [round(p/t,2),round(n/t,2),round(z/t,2)]
    except ZeroDivisionError:
        return []
#> pos_neg_ratio([1,-1,0])
#> pos_neg_ratio([])
#> pos_neg_ratio([5,5,5,-2])
#> pos_neg_ratio([0,0])
#> pos_neg_ratio([-1,-2,-3,4,0,0,7])
# %%
class Solution:
   def middleLetters(self,words):
      res=""
      for w in words:
         m=len(w)//2
         if len(w)==0:
            res+="_"
         elif len(w)%2==1:
            res+=w[m]
         else:
            res+=max(w[m-1],w[m])
      return res
#> Solution().middleLetters(['cat','door'])
#> Solution().middleLetters([])
#> Solution().middleLetters(['','a','ba'])
#> Solution().middleLetters(['table','chairs','rug','lamp'])
#> Solution().middleLetters(['zzyx'])
# %%
def nested_max(lst):
    m=None
    for e in lst:
        if type(e) is list: v=nested_max(e)
        else: v=e
        if v is None: continue
        if m is None or v>m: m=v
    return m
#> nested_max([1,[5,2],[[9]],3])
#> nested_max([])
#> nested_max([[],[[]]])
#> nested_max([-4,[-2,[-8]]])
#> nested_max([[1.5,[0.5]],1])
# %%
def lucky_sum(a,b):
    tot=0
    for num in range(a,b+1):
        if '7' in str(num) and '4' not in str(num): tot=tot+num
        elif num%77==0:
            tot=tot-1
    return tot
#> lucky_sum(1,20)
#> lucky_sum(70,76)
#> lucky_sum(153,156)
#> lucky_sum(9,3)
#> lucky_sum(305,310)
# %%
class Solution:
    def shrink(self,str1):
        out=''; i=0
        while(i<len(str1)):
            j=i
            while(j<len(str1) and str1[j]==str1[i]):
                j+=1
            k=j-i
            if(k>=3): out+=str1[i]+'x'+str(k)
            else: out+=str1[i:j]
            i=j
        return out
#> Solution().shrink('aaabbc')
#> Solution().shrink('')
#> Solution().shrink('zzzzz')
#> Solution().shrink('abcd')
#> Solution().shrink('110000111')
# %%
class Solution:
    def removeLow(self, scores, pct):
        if not scores: return []
        top = max(scores)
        cut = top*pct/100
        i=0
        while i<len(scores):
            if scores[i]<cut: scores.pop(i)
            else: i+=1
        return scores
#> Solution().removeLow([50,80,100,20],60)
#> Solution().removeLow([],10)
#> Solution().removeLow([7,7,7],100)
#> Solution().removeLow([1,2,3,4,200],5)
#> Solution().removeLow([12.5,30.0,29.9],50)
# %%
def leap(y):
    if(y%4==0 and (y%100!=0 or y%400==0)): return True
    else: return False
def day_no(d,m,y):
    days=[31,28,31,30,31,30,31,31,30,31,30,31]
    if(leap(y)==True): days[1]=29
    n=0; i=0
    while(i<m-1):
        n=n+days[i]; i=i+1
    return n+d
#> day_no(1,1,2001)
#> day_no(1,3,2000)
#> day_no(1,3,1900)
#> day_no(31,12,2024)
#> day_no(15,6,2023)
# %%
def under_avg(dict1):
    vals=list(dict1.values())
    if vals==[]:
        return []
    avg=sum(vals)/len(vals)
    names=[]
    for k,v in dict1.items():
        if v<avg: names.append(k)
    names.sort(key=lambda k:dict1[k])
    return names
#> under_avg({'al':10,'bo':20,'cy':60})
#> under_avg({})
#> under_avg({'x':5,'y':5})
#> under_avg({'k':2.60,'m':0.5,'n':162.5})
#> under_avg({'p':-3,'q':4,'r':-10,'s':1})
# %%
class Solution:
    def staircase(self,n):
        res=[]; i=1
        while n>=i:
            res.append(i); n=n-i; i=i+1
        if n>0:
            k=len(res)-1
            while n>0:
                res[k]=res[k]+1; n=n-1; k=k-1
        return res
#> Solution().staircase(6)
#> Solution().staircase(0)
#> Solution().staircase(8)
#> Solution().staircase(1)
#> Solution().staircase(19)
