# %%
def sum_pos_cubes(lst):
    t=0
    for i in lst:
        if i>0 : t+=i**3
        if t>1000 :
            t=t%1000
    return t
#> sum_pos_cubes([1,2,3])
#> sum_pos_cubes([])
#> sum_pos_cubes([-4,10,5])
#> sum_pos_cubes([11,12])
#> sum_pos_cubes([-1,-2])
# %%
def rem_vow(str1):
  vow=['a','e','i','o','u']
  result=''
  i=0
  while(i!=len(str1)):
    ch=str1[i]
    if(ch.lower() not in vow):
      result=result+ch
    elif(i==0):
      result=result+ch
    i=i+1
  return result
#> rem_vow('orange')
#> rem_vow('')
#> rem_vow('AEIOU')
#> rem_vow('my sky')
#> rem_vow('Umbrella stand')
# %%
def three_way(lst,k):
    a=[];b=[];c=[]
    for x in lst:
        if x<k:a.append(x)
        elif x==k:b.append(x)
        else:c.append(x)
    return [len(a),len(b),len(c)],a+b+c
#> three_way([5,1,3,3,9],3)
#> three_way([],0)
#> three_way([2,2],2)
#> three_way([8,7,6],1)
#> three_way([0.5,-0.5,0.25],0.25)
# %%
def loan_years(amount,pay,rate):
    y=0
    while amount>0:
        amount=amount+amount*rate
        amount=amount-pay
        y=y+1
        if y>=20: return None
    return y
#> loan_years(1000,300,0.05)
#> loan_years(500,500,0)
#> loan_years(800,10,0.1)
#> loan_years(0,50,0.2)
#> loan_years(162.5,40.0,0.02)
# %%
def get_first(tup_list): return list(map(lambda t:t[0],tup_list))
def get_last(tup_list):
    return list(map(lambda t:t[-1],tup_list))
def chain_ok(tup_list):
    f=get_first(tup_list); l=get_last(tup_list)
    for i in range (0,len(f)-1):
        if(l[i]!=f[i+1]): return i
    return -1
#> chain_ok([(1,2),(2,3),(3,9)])
#> chain_ok([])
#> chain_ok([(1,2),(3,4)])
#> chain_ok([('a','b','c'),('c','d'),('e','f')])
#> chain_ok([(7,)])
# %%
class Solution:
    def maxDrop(self,a):
        res=0
        for i in range(len(a)-1):
            drop=a[i]-a[i+1]
            if drop>res:
                res=drop
            else:
                if drop==res and res!=0:
                    res=res+1
        return res
#> Solution().maxDrop([9,4,6,1])
#> Solution().maxDrop([])
#> Solution().maxDrop([1,2,3])
#> Solution().maxDrop([10,7,4,1])
#> Solution().maxDrop([3,3,1,5,2])
# %%
def check_col(mat,c):
    for r in range(1,len(mat)):
        if mat[r][c]<mat[r-1][c]: return False
    return True
def sorted_cols(mat):
    res=[]
    if len(mat)==0: return res
    for c in range(len(mat[0])):
        if check_col(mat,c)==True:
            res.append(c)
    return res
#> sorted_cols([[1,5],[2,4],[3,3]])
#> sorted_cols([])
#> sorted_cols([[9,8,7]])
#> sorted_cols([[1,1],[1,0],[1,2]])
#> sorted_cols([[0,3,2],[0,4,1]])
# %%
def nth_from_end(str1,n):
    words=str1.split(',')
    k=0-n
    try:
        w=words[k]
    except IndexError:
        return 'none'
    if w=='': w='blank'
    return w
#> nth_from_end('a,b,c',1)
#> nth_from_end('a,b,c',3)
#> nth_from_end('a,b,c',4)
#> nth_from_end('',1)
#> nth_from_end('x,,z',2)
# %%
def hailstorm ( n ) :
        big = n ; c = 0
        while ( n > 1 ) :
                if ( n % 2 ) == 1 :
                        n = n * 3 + 1
                else :
                        n = n // 2
                if ( n > big ) : big = n
                c = c + 1
                if ( c == 20 ) : break
        return ( big , c )
#> hailstorm(6)
#> hailstorm(1)
#> hailstorm(27)
#> hailstorm(16)
#> hailstorm(11)
# %%
def add_dicts_list(dl):
    res={}
    for d in dl:
        for k,v in d.items(): res[k]=res.get(k,0)+v
    top=sorted(res.items(),key=lambda kv:(-kv[1],kv[0]))
    return top[:2]
#> add_dicts_list([{'a':1},{'a':2,'b':5}])
#> add_dicts_list([])
#> add_dicts_list([{},{'z':0}])
#> add_dicts_list([{'p':3,'q':3},{'r':3}])
#> add_dicts_list([{'x':2.5},{'y':1.25,'x':-2},{'w':1}])
# %%
def shipping(weight,dist,fast):
    if(weight<=1.0):
        base=2.60
    elif(weight<=5.0):
        base=5.20
    elif(weight<=20.0): base=11.75
    else:
        return 'too heavy'
    if(dist>100):
        base=base+(dist-100)*0.02
    if(fast): base=base*2
    res='{:.2f}'.format(base)
    return res
#> shipping(0.5,20,False)
#> shipping(3,150,True)
#> shipping(25,1,False)
#> shipping(20,400,False)
#> shipping(1.0,100,True)
# %%
def sum_digits(n): return sum(int(c) for c in str(abs(n)))
def by_digit_sum(nums):
 ans={}
 for n in nums:
  s=sum_digits(n)
  ans.setdefault(s,[]).append(n)
 return ans
def crowd(nums):
 g=by_digit_sum(nums)
 if not g: return []
 return max(g.values(),key=len)
#> crowd([12,21,30,7])
#> crowd([])
#> crowd([5,50,41,-14,8])
#> crowd([1,2,3])
#> crowd([99,18,27])
# %%
def del_mid(lst):
    while(len(lst)>2):
        m=len(lst)//2
        if(len(lst)%2==0):
            del lst[m]
            del lst[m-1]
        else:
            del lst[m]
    return lst
#> del_mid([1,2,3,4,5])
#> del_mid([])
#> del_mid([7,8,9,10])
#> del_mid([3])
#> del_mid(['a','b','c','d','e','f'])
# %%
def count_sub(str1,sub):
    n=len(str1); m=len(sub)
    if m==0: return 0
    cnt=0; i=0
    while i+m<=n:
        flag=1
        for j in range(m):
            if str1[i+j]!=sub[j] and sub[j]!='?': flag=0; break
        if flag==1: cnt=cnt+1
        i=i+1
    return cnt
#> count_sub('banana','an')
#> count_sub('banana','?a')
#> count_sub('aaa','aa')
#> count_sub('abc','')
#> count_sub('hat cat','?at')
# %%
class Solution:
  def lampState(self,n,presses):
    lamps=[0]*n
    for p in presses:
      k=p-1
      while k<n:
        lamps[k]=1-lamps[k]
        k=k+p
    s=''
    for l in lamps: s=s+('o' if l else '.')
    return s
#> Solution().lampState(6,[2])
#> Solution().lampState(0,[1])
#> Solution().lampState(8,[1,2,3])
#> Solution().lampState(5,[])
#> Solution().lampState(7,[3,3,5])
# %%
def smaller_than_last(nums):
    last=nums[-1] if nums else 0
    res=[]
    for i in range(len(nums)-1):
        x=nums[i]
        if x<last:
            res.append(last-x)
        else:
            continue
    return tuple(res)
#> smaller_than_last([1,2,3])
#> smaller_than_last([])
#> smaller_than_last([9,1,5])
#> smaller_than_last([4])
#> smaller_than_last([-3,0.5,8,2,2.5])
# %%
def temp_conv(val,frm,to):
    if frm==to: return val
    if frm=='F': c=(val-32)*5/9
    elif frm=='K': c=val-273.15
    else: c=val
    if to=='F': out=c*9/5+32
    else:
        if to=='K': out=c+273.15
        else: out=c
    return round(out,2)
#> temp_conv(100,'C','F')
#> temp_conv(32,'F','C')
#> temp_conv(0,'K','F')
#> temp_conv(7.5,'C','C')
#> temp_conv(162.5,'F','K')
# %%
def count_up(lst,x):
    return len([1 for y in lst if y>x])
def count_down(lst,x): return len([1 for y in lst if y<x])
def balance_points(lst):
    res=[]
    for x in lst:
        if(count_up(lst,x)==count_down(lst,x)): res.append(x)
    return res
#> balance_points([1,2,3])
#> balance_points([])
#> balance_points([5,5])
#> balance_points([1,2,3,4])
#> balance_points([10,3,3,1,7])
# %%
def str_to_tuple(str1):
    str1=str1.replace(' ','')
    parts=str1.strip('()').split(',')
    res=[]
    for p in parts:
        if p=='': continue
        if '.' in p: res.append(float(p))
        else: res.append(int(p))
    return tuple(res)
#> str_to_tuple('(1, 2, 3)')
#> str_to_tuple('()')
#> str_to_tuple('(0.5, -7)')
#> str_to_tuple('(a,b)')
#> str_to_tuple('12,2.60,')
# %%
def happy_pairs(l1,l2):
    res=[]
    for a in l1:
        for b in l2:
            if a==b: continue
            if a%b==0 or b%a==0:
                res.append((a,b) if a<b else (b,a))
    return sorted(res)
#> happy_pairs([2,3],[4,9])
#> happy_pairs([],[1])
#> happy_pairs([5,7],[5,7])
#> happy_pairs([6,10],[3,5,20])
#> happy_pairs([0,2],[4])
# %%
def min_of(a,b):
    if a<b: return a
    else: return b
def min_rec(lst,i):
    if i==len(lst)-1: return lst[i]
    rest=min_rec(lst,i+1)
    return min_of(lst[i],rest)
def shift_to_zero(lst):
    if len(lst)==0: return lst
    m=min_rec(lst,0)
    return [x-m for x in lst]
#> shift_to_zero([3,1,2])
#> shift_to_zero([])
#> shift_to_zero([7])
#> shift_to_zero([-4,0,4])
#> shift_to_zero([10,10,12,15])
# %%
def num_names(num):
    names=['zero','one','two','three','four','five',
           'six','seven','eight','nine']
    out=''
    for d in str(num):
        if d=='-':
            out+='minus-'
        else: out+=names[int(d)]+'-'
    return out[:-1]
#> num_names(42)
#> num_names(0)
#> num_names(-7)
#> num_names(1009)
#> num_names(55)
# %%
class Solution:
    def shrinkList(self,a):
        turn=0
        while len(a)>1:
            if turn%2==0:
                if a[0]<=a[-1]: a=a[1:]
                else: a=a[:-1]
            else:
                if a[0]>=a[-1]: a=a[1:]
                else: a=a[:-1]
            turn+=1
        return a[0] if a else None
#> Solution().shrinkList([4,1,3,2])
#> Solution().shrinkList([])
#> Solution().shrinkList([6])
#> Solution().shrinkList([1,2,3,4,5])
#> Solution().shrinkList([9,9,2,8,8])
# %%
def cmp_ver(v1,v2):
    a=[int(x) for x in v1.split('.')]; b=[int(x) for x in v2.split('.')]
    while len(a)<len(b): a.append(0)
    while len(b)<len(a): b.append(0)
    for i in range(len(a)):
        if(a[i]!=b[i]):
            return 'older' if a[i]<b[i] else 'newer'
    return 'same'
#> cmp_ver('1.2','1.10')
#> cmp_ver('2.0','2')
#> cmp_ver('3.1.4','3.1')
#> cmp_ver('0.9','1')
#> cmp_ver('7','7.0.0')
# %%
def mark_rows(mat):
   res=[]
   for row in mat:
      if all(x==0 for x in row): res.append('zero')
      elif any(x<0 for x in row): res.append('neg')
      elif sum(row)>10:
         res.append('big')
      else: res.append('ok')
   return res
#> mark_rows([[0,0],[1,-1],[9,9],[1,2]])
#> mark_rows([])
#> mark_rows([[]])
#> mark_rows([[5,5],[5,6]])
#> mark_rows([[0.5,10.0],[-0.1,0]])
# %%
def find_missing(arr):
    # arr has step numbers, one or more lost
    if len(arr)<3: return []
    step=min(arr[i+1]-arr[i] for i in range(len(arr)-1))
    lost=[]
    x=arr[0]
    while x<=arr[-1]:
        if x not in arr: lost=lost+[x]
        x=x+step
    return lost
#> find_missing([2,4,8,10])
#> find_missing([1,2])
#> find_missing([5,10,15])
#> find_missing([0,3,12,18])
#> find_missing([-4,-3,0,1])
# %%
def tip(bill,serv):
    rate=0
    if serv=="bad":rate=0.0
    elif serv=="ok":rate=0.10
    elif serv=="good":rate=0.15
    elif serv=="great":rate=0.2
    else:rate=0.05
    t=bill*rate
    if(t<1 and rate>0): t=1
    tot=bill+t
    return [round(t,2),round(tot,2)]
#> tip(20,'bad')
#> tip(45.5,'good')
#> tip(5,'ok')
#> tip(162.5,'great')
#> tip(30,'hm')
# %%
def same_letters(w1,w2):
    l2=list(w2)
    for c in w1:
        if c in l2:
            l2.remove(c)
        else: return False
    return True
def inside_words(big,words):
    res=[]
    for w in words:
        if same_letters(w,big): res.append(w)
    return res
#> inside_words('planet',['plan','neat','tall'])
#> inside_words('abc',[])
#> inside_words('',['','a'])
#> inside_words('letter',['tree','eel','rel'])
#> inside_words('dog',['god','good'])
# %%
class Solution:
    def perfectRun(self,nums):
        start=0; best=(0,0)
        for i in range(1,len(nums)+1):
            if i==len(nums) or nums[i]!=nums[i-1]+1:
                if i-start>best[1]-best[0]: best=(start,i)
                start=i
        return nums[best[0]:best[1]]
#> Solution().perfectRun([1,2,3,7,8])
#> Solution().perfectRun([])
#> Solution().perfectRun([9,7,5])
#> Solution().perfectRun([4,5,1,2,3,4,0])
#> Solution().perfectRun([-2,-1,0])
# %%
class Solution:
    def ladder(self,n):
        res=[]
        for i in range(1,n+1):
            s=''
            for j in range(1,i+1):
                if (i+j)%2==0: s=s+str(j)
                else: s=s+'.'
            res.append(s)
        return res
#> Solution().ladder(3)
#> Solution().ladder(0)
#> Solution().ladder(1)
#> Solution().ladder(5)
#> Solution().ladder(4)
# %%
def loss_gain(buy,sell,qty):
    diff=(sell-buy)*qty
    if(diff>0):
        kind='gain'
    else:
        if(diff<0): kind='loss'; diff=-diff
        else: kind='even'
    pct=0
    if buy!=0: pct=round(diff*100/(buy*qty))
    return kind,diff,pct
#> loss_gain(10,12,5)
#> loss_gain(4,4,9)
#> loss_gain(8.5,6.0,2)
#> loss_gain(0,3,1)
#> loss_gain(5,7,0)
# %%
def cut_pieces(lst,sizes):
    res=[]; at=0
    for s in sizes:
        piece=lst[at:at+s]
        if len(piece)<s: piece=piece+[None]*(s-len(piece))
        res.append(piece); at+=s
    return res,lst[at:]
#> cut_pieces([1,2,3,4,5],[2,2])
#> cut_pieces([],[1])
#> cut_pieces([1,2,3],[2,3])
#> cut_pieces([7,8],[])
#> cut_pieces(['a','b','c','d'],[1,0,3])
# %%
def odd_one(lst):
    for i in range(len(lst)):
        c=0
        for j in range(len(lst)):
            if lst[i]==lst[j]: c+=1
        if c%2==1: return lst[i]
    else:
        return 'all even'
#> odd_one([1,1,2])
#> odd_one([])
#> odd_one([3,3,4,4])
#> odd_one([5,6,5,6,5])
#> odd_one(['x'])
# %%
def to_title(str1):
    if str1.isupper(): str1=str1.lower()
    small=['of','the','and','in']
    words=str1.split()
    for i in range(0,len(words)):
        if i==0 or words[i] not in small:
            words[i]=words[i][0].upper()+words[i][1:]
    return ' '.join(words)
#> to_title('the lord of cats')
#> to_title('')
#> to_title('MAN AND BOY')
#> to_title('in the end')
#> to_title('iPad case')
# %%
def count_inv(a):
    c=0
    for i in range(len(a)):
        for j in range(i): c+=a[j]>a[i]
    return c
def less_messy(a,b):
    x=count_inv(a); y=count_inv(b)
    if x<y: return a
    if y<x: return b
    return a if len(a)>=len(b) else b
#> less_messy([3,1,2],[1,3,2])
#> less_messy([],[1])
#> less_messy([4,3,2,1],[9,8])
#> less_messy([1,2],[5,6])
#> less_messy([2,1,3],[1,4,2,3,0])
# %%
class Solution:
 def bump(self,c):
  if c=='z': return 'a'
  if c=='9': return '0'
  return chr(ord(c)+1)
 def bumpAll(self,s,every):
  out=''
  for i in range(len(s)):
   if(i%every==0): out+=self.bump(s[i])
   else: out+=s[i]
  return out
#> Solution().bumpAll('abc',1)
#> Solution().bumpAll('',2)
#> Solution().bumpAll('z9z9',2)
#> Solution().bumpAll('hello',3)
#> Solution().bumpAll('x9y',1)
# %%
def rect_list(rects,w,h):
    fit=0;turn=0;no=0
    for (a,b) in rects:
        if a<=w and b<=h:
            fit+=1
        elif b<=w and a<=h: turn+=1
        else: no+=1
    return {'fit':fit,'turn':turn,'no':no}
#> rect_list([(1,2),(3,1),(4,4)],2,3)
#> rect_list([],1,1)
#> rect_list([(5,5)],5,5)
#> rect_list([(2.5,7.0),(7,2.5)],3,8)
#> rect_list([(9,1),(1,9),(9,9)],4,10)
# %%
def pow_loop(a,b):
    r=1
    for _ in range(b): r=r*a
    return r
def big_power(a,b):
    p=pow_loop(a,b); q=pow_loop(b,a)
    if p>q: return str(a)+'^'+str(b)
    elif q>p: return str(b)+'^'+str(a)
    return 'equal'
#> big_power(2,3)
#> big_power(2,4)
#> big_power(5,2)
#> big_power(1,9)
#> big_power(0,3)
# %%
class Solution:
    def queueTime(self,jobs,desks):
        free=[0]*desks
        wait=0
        for j in jobs:
            k=free.index(min(free))
            wait=wait+free[k]
            free[k]=free[k]+j
        return wait,max(free)
#> Solution().queueTime([3,2,4],2)
#> Solution().queueTime([],1)
#> Solution().queueTime([5,5,5],1)
#> Solution().queueTime([1,2],4)
#> Solution().queueTime([2.5,0.5,1,1,3],2)
# %%
class Solution:
    def trimZeros(self,arr):
        i=0
        while(i<len(arr) and arr[i]==0): i+=1
        j=len(arr)
        while(j>i and arr[j-1]==0):
            j-=1
        mid=arr[i:j]
        return mid,i,len(arr)-j
#> Solution().trimZeros([0,0,1,0,2,0])
#> Solution().trimZeros([])
#> Solution().trimZeros([0,0])
#> Solution().trimZeros([3,4])
#> Solution().trimZeros([0,5,0,0,0])
