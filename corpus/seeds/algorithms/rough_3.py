# %%
def total_by_name(tup_list):
    names=[]; sums=[]
    for t in tup_list:
        if t[0] in names:
            p=names.index(t[0])
            sums[p]=sums[p]+t[1]
        else:
            names.append(t[0]); sums.append(t[1])
    return list(zip(names,sums))
#> total_by_name([('a',1),('b',2),('a',3)])
#> total_by_name([])
#> total_by_name([('rent',162.5),('food',20.25),('rent',0.5)])
#> total_by_name([('z',0)])
#> total_by_name([('k',-1),('k',-2),('k',-3),('m',6)])
# %%
def odd_even_split( num ):
  ev = ''
  od = ''
  for ch in str( num ):
    if( int( ch ) % 2 == 0 ):
      ev += ch
    else:
      od += ch
  if ev == '': ev = '0'
  if od == '': od = '0'
  return int( ev ) - int( od )
#> odd_even_split(123456)
#> odd_even_split(2468)
#> odd_even_split(7)
#> odd_even_split(9081)
#> odd_even_split(50)
# %%
def taxi(km,night):
    cost=3.5
    if(km>1): cost=cost+(km-1)*1.8 if km<=10 \
        else cost+9*1.8+(km-10)*1.5
    if(night): cost=cost*1.25
    return round(cost,2)
#> taxi(0.5,False)
#> taxi(4,True)
#> taxi(10,False)
#> taxi(22.5,True)
#> taxi(1,True)
# %%
def lst_minus(l1,l2):
    res=l1[:]
    for x in l2:
        if x in res: res.remove(x)
    return res
def lst_same(l1,l2):
    a=lst_minus(l1,l2); b=lst_minus(l2,l1)
    if a==[] and b==[]:
        return True
    return len(a)-len(b)
#> lst_same([1,2,2],[2,1,2])
#> lst_same([],[])
#> lst_same([1,1,1],[1])
#> lst_same([3],[4,5])
#> lst_same(['x','y'],['y','z'])
# %%
def count_words_like(str1,start):
    c=0;w=''
    str1=str1+' '
    for i in range(0,len(str1)):
        if(str1[i]==' '):
            if(w!='' and w[0]==start):
                c=c+1
            w=''
        else:
            w=w+str1[i]
    return c
#> count_words_like('the two tall men','t')
#> count_words_like('','a')
#> count_words_like('aa  ab  b','a')
#> count_words_like('Only one','o')
#> count_words_like('x','x')
# %%
class Solution:
    def growPlant(self,rain,start):
        h=start
        days=0
        for r in rain:
            if(r==0):
                h=h-0.5
            elif(r<3): h=h+1
            elif(r<6): h=h+2.25
            else: h=h-1.0
            if h<=0: return -1
            days=days+1
        return h
#> Solution().growPlant([0,1,4],1)
#> Solution().growPlant([],2.5)
#> Solution().growPlant([9,9,1],2)
#> Solution().growPlant([5,5,5,0],0.5)
#> Solution().growPlant([0,0,0,2,7],3)
# %%
def get_divs(n):
    lst=[]
    for i in range (1,n):
        if n%i==0: lst.append(i)
    return lst
def friendly_kind(n):
    s=sum(get_divs(n))
    if s==n: return "even-handed"
    if s>n: return "rich by "+str(s-n)
    return "poor by "+str(n-s)
#> friendly_kind(6)
#> friendly_kind(12)
#> friendly_kind(1)
#> friendly_kind(17)
#> friendly_kind(20)
# %%
class Solution:
    def replaceAt(self,str1,idxs,ch):
        lst=list(str1)
        for i in idxs:
            if(i>=0 and i<len(lst)):
                lst[i]=ch
        new=''
        for x in lst: new=new+x
        return new
#> Solution().replaceAt('banana',[0,2],'*')
#> Solution().replaceAt('abc',[9,-1],'x')
#> Solution().replaceAt('',[0],'y')
#> Solution().replaceAt('hello',[4,3,4],'!')
#> Solution().replaceAt('q',[],'z')
# %%
def interleave3(a,b,c):
    res=[]
    for i in range(min(len(a),len(b),len(c))):
        res.extend([a[i],b[i],c[i]])
    rest=len(a)+len(b)+len(c)-len(res)
    return res,rest
#> interleave3([1,2],[3,4],[5,6])
#> interleave3([],[1],[2])
#> interleave3([1,1,1],[2],[3,3])
#> interleave3(['a'],['b'],['c'])
#> interleave3([0.5,1.5],[2,3,4],[7,8,9,10])
# %%
def last_three_same(arr):
    i=len(arr)-1
    while i>=2:
        if arr[i]==arr[i-1]==arr[i-2]:
            return i-2
        i-=1
    return None
#> last_three_same([1,1,1,2])
#> last_three_same([4,4,4,4])
#> last_three_same([])
#> last_three_same([1,2,1,2,1])
#> last_three_same([0,0,0,5,9,9,9,3])
# %%
def tri(n):
    if n<=1: return n
    return n+tri(n-1)
def tri_index(x):
    n=0
    while tri(n)<x: n=n+1
    if tri(n)==x: return n
    else: return -1
#> tri_index(6)
#> tri_index(7)
#> tri_index(0)
#> tri_index(21)
#> tri_index(3)
# %%
def clean_list(lst):
    out=[]
    for x in lst:
        if x==None: continue
        if type(x)==str:
            x=x.strip()
            if x=='': continue
            if x.isdigit(): x=int(x)
        out.append(x)
    return out
#> clean_list(['1',' a ',None,2])
#> clean_list([])
#> clean_list(['  ','','x'])
#> clean_list([3.5,None,' 42 '])
#> clean_list(['-7','7','7.0'])
# %%
from functools import reduce
def common_digits(nums):
    if len(nums)==0: return []
    s=map(lambda n:{int(c) for c in str(n)},nums)
    both=reduce(lambda a,b:a&b,s)
    res=sorted(both,reverse=True)
    return res
#> common_digits([123,321,213])
#> common_digits([])
#> common_digits([12,34])
#> common_digits([9051,1950,519])
#> common_digits([7])
# %%
def mat_add_row(mat):
   tot=[]
   for c in range(len(mat[0])):
      s=0
      for r in range(len(mat)):
         s=s+mat[r][c]
      tot.append(s)
   mat.append(tot)
   for row in mat: row.append(sum(row))
   return mat
#> mat_add_row([[1,2],[3,4]])
#> mat_add_row([[5]])
#> mat_add_row([[0,1,0],[1,0,1]])
#> mat_add_row([[-1,2],[2,-1],[0,0]])
#> mat_add_row([[2.5,0.5]])
# %%
def hide_name(name):
    parts=name.split()
    if len(parts)==0: return '?'
    if len(parts)==1:
        return parts[0][0]+'*'*(len(parts[0])-1)
    else:
        res=parts[0]
        for p in parts[1:]:
            res=res+' '+p[0]+'.'
        return res
#> hide_name('Maria')
#> hide_name('Tom Hill')
#> hide_name('')
#> hide_name('Ann Lee van Dorp')
#> hide_name('Q')
# %%
class Solution:
  def addMinutes(self,t,m):
    h,mm=t.split(':')
    h=int(h);mm=int(mm)
    mm=mm+m
    while(mm>=60):
      mm-=60;h+=1
    while(mm<0):
      mm+=60;h-=1
    h=h%24
    return ('0'+str(h))[-2:]+':'+('0'+str(mm))[-2:]
#> Solution().addMinutes('10:30',45)
#> Solution().addMinutes('23:59',1)
#> Solution().addMinutes('00:10',-30)
#> Solution().addMinutes('8:05',0)
#> Solution().addMinutes('12:00',200)
# %%
def swap_min_max(arr):
    if len(arr)<2: return arr
    mn=0; mx=0
    for i in range(1,len(arr)):
        if arr[i]<arr[mn]: mn=i
        if arr[i]>arr[mx]: mx=i
    temp=arr[mn]
    arr[mn]=arr[mx]
    arr[mx]=temp
    return arr
#> swap_min_max([3,1,9,4])
#> swap_min_max([])
#> swap_min_max([2,2,2])
#> swap_min_max([5,-5])
#> swap_min_max([7,0,7,0,3])
# %%
def check_pin(pin):
    if len(pin)!=4: return 'length'
    if not all(c.isdigit() for c in pin): return 'digits'
    if len(set(int(c) for c in pin))==1: return 'same'
    up=0
    for i in range(3):
        if int(pin[i+1])-int(pin[i])==1: up+=1
    if up==3: return 'run'
    return 'ok'
#> check_pin('1234')
#> check_pin('7777')
#> check_pin('12a4')
#> check_pin('123')
#> check_pin('9021')
# %%
def avg_no_ends(lst):
    a=sorted(lst)
    if(len(a)<=2):
        return 0
    else:
        a=a[1:-1]
        s=0.0
        for x in a:
            s=s+x
        return round(s/len(a),1)
#> avg_no_ends([1,5,9])
#> avg_no_ends([4,4])
#> avg_no_ends([10,2,8,6])
#> avg_no_ends([100,-100,7.25,8.5,1])
#> avg_no_ends([0,0,0,1])
# %%
def who_wins(a,b):
    sa=0; sb=0; i=0
    while i<len(a) and i<len(b):
        if a[i]>b[i]: sa=sa+1
        elif a[i]<b[i]: sb=sb+1
        else:
            sa=sa+0.5; sb=sb+0.5
        i=i+1
    if sa==sb: return 'draw'
    elif sa>sb: return 'first '+str(sa)
    else: return 'second '+str(sb)
#> who_wins([3,2,1],[1,2,0])
#> who_wins([],[])
#> who_wins([1,5],[5,1])
#> who_wins([1,1,1],[2,1])
#> who_wins([9],[8,7])
# %%
def strip_digits(str1):
    return ''.join(filter(lambda c:not c.isdigit(),str1))
def only_digits(str1):
    s=''.join(filter(lambda c:c.isdigit(),str1))
    if s=='': return 0
    return int(s)
def next_name(str1):
    base=strip_digits(str1)
    return base+str(only_digits(str1)+1)
#> next_name('file9')
#> next_name('plan')
#> next_name('')
#> next_name('v1b2')
#> next_name('007')
# %%
class Solution:
    def hops(self,arr,start):
        i=start; path=[]
        while(0<=i<len(arr) and i not in path):
            path.append(i)
            i=i+arr[i]
        if(i in path):
            return path+['loop']
        return path
#> Solution().hops([1,2,-1,1],0)
#> Solution().hops([1,1,1],0)
#> Solution().hops([],0)
#> Solution().hops([2,0,-2],2)
#> Solution().hops([3,-1,4,-2,1],4)
# %%
def mult_str(str1,num):
    neg=num<0
    num=abs(num)
    res=""
    k=0
    while k<num:
        res=res+str1
        if neg: res=res[::-1]
        k=k+1
    return res
#> mult_str('ab',3)
#> mult_str('xyz',-2)
#> mult_str('q',0)
#> mult_str('',4)
#> mult_str('no',-3)
# %%
def pick_team(players,need):
    srt=sorted(players,key=lambda p:(-p[1],p[0]))
    team=[p[0] for p in srt[:need]]
    left=srt[need:]
    if(len(team)<need):
        for i in range(need-len(team)): team.append('none')
    if left: team.append('sub:'+left[0][0])
    return team
#> pick_team([('al',5),('bo',9),('cy',7)],2)
#> pick_team([],2)
#> pick_team([('x',1)],3)
#> pick_team([('d',4),('b',4),('a',4),('c',9)],3)
#> pick_team([('m',2),('n',1)],2)
# %%
def sum_nums_in_text(str1):
    tot=0; cur=''
    for c in str1+'.':
        if(c>='0' and c<='9'): cur=cur+c
        else:
            if(cur!=''):
                tot=tot+int(cur)
                cur=''
    return tot
#> sum_nums_in_text('a12b3')
#> sum_nums_in_text('none')
#> sum_nums_in_text('100')
#> sum_nums_in_text('3 cats, 14 dogs, 5')
#> sum_nums_in_text('007-7')
# %%
def rank_list(scores):
    res=[]
    for s in scores:
        r=1
        for t in scores:
            if t>s: r=r+1
        res.append(r)
    return res
def medals(scores):
    m={1:'G',2:'S',3:'B'}
    return ''.join(m.get(r,'-') for r in rank_list(scores))
#> medals([10,30,20])
#> medals([])
#> medals([5,5,4])
#> medals([1,2,3,4,5])
#> medals([8.5,9.25,8.5,7])
# %%
class Solution:
    def binaryGap(self,num):
        b=bin(num)[2:]
        best=0; cur=0
        for ch in b:
            if ch=='0': cur+=1
            else:
                if cur>best: best=cur
                cur=0
        if(cur>best): return (best,'tail')
        return (best,'in')
#> Solution().binaryGap(9)
#> Solution().binaryGap(0)
#> Solution().binaryGap(32)
#> Solution().binaryGap(1041)
#> Solution().binaryGap(15)
# %%
class Solution:
   def splitBill(self,names,total):
      n=len(names)
      if n==0: return {}
      cents=int(round(total*100))
      each=cents//n; extra=cents%n
      res={}
      for i in range(n):
         c=each
         if i<extra: c=c+1
         res[names[i]]=c/100
      return res
#> Solution().splitBill(['a','b'],10)
#> Solution().splitBill([],5)
#> Solution().splitBill(['x','y','z'],10)
#> Solution().splitBill(['solo'],2.60)
#> Solution().splitBill(['p','q','r','s'],0.07)
# %%
def add_until_one(num):
    steps=[num]
    while(num>9):
        t=0
        for d in str(num): t=t+int(d)
        num=t
        steps.append(num)
    return steps
#> add_until_one(987)
#> add_until_one(5)
#> add_until_one(199)
#> add_until_one(1000000)
#> add_until_one(79999)
# %%
def first_and_rest(lst):
    if not lst: return None
    first,*rest=lst
    big=[x for x in rest if x>first]; small=[x for x in rest if x<first]
    if(len(big)>len(small)): return big
    if(len(big)<len(small)): return small
    return [first]
#> first_and_rest([3,5,6,1])
#> first_and_rest([])
#> first_and_rest([3,3,3])
#> first_and_rest([10,1,2,30,4])
#> first_and_rest([0,-1,1])
# %%
def zigzag_mat(mat):
    out=[]
    flag=0
    for r in range(len(mat)):
        if flag==0:
            for c in range(len(mat[r])): out.append(mat[r][c])
            flag=1
        else:
            for c in range(len(mat[r])-1,-1,-1): out.append(mat[r][c])
            flag=0
    return out
#> zigzag_mat([[1,2],[3,4]])
#> zigzag_mat([])
#> zigzag_mat([[1,2,3]])
#> zigzag_mat([[1],[2],[3]])
#> zigzag_mat([[5,6,7],[],[8,9]])
# %%
def is_vowel(c): return c.lower() in 'aeiou'
def piggy(word):
  if word=='': return ''
  if is_vowel(word[0]): return word+'yo'
  i=0
  while i<len(word) and not is_vowel(word[i]):
    i=i+1
  return word[i:]+word[:i]+'o'
#> piggy('apple')
#> piggy('string')
#> piggy('')
#> piggy('hmm')
#> piggy('Bread')
# %%
def runs_of_sign(nums):
    if nums==[]: return 0
    runs=1
    for i in range(1,len(nums)):
        a=nums[i-1]; b=nums[i]
        if a*b<0: runs=runs+1
        elif a*b==0 and a!=b:
            runs=runs+1
    return runs
#> runs_of_sign([1,2,-3,-4,5])
#> runs_of_sign([])
#> runs_of_sign([0,0,1])
#> runs_of_sign([-1])
#> runs_of_sign([4,0,-4,0,4,4])
# %%
def tri_type(a,b,c):
    s=[a,b,c]
    s.sort()
    if(s[0]+s[1]<=s[2]): return "not"
    kind=""
    if(a==b and b==c): kind="all"
    else:
        if(a==b or b==c or a==c): kind="two"
        else: kind="none"
    if abs(s[0]**2+s[1]**2-s[2]**2)<0.001: kind+=" right"
    return kind
#> tri_type(3,4,5)
#> tri_type(1,1,3)
#> tri_type(2,2,2)
#> tri_type(5,8,5)
#> tri_type(2.5,6,6.5)
# %%
def index_map(str1):
    d={}
    i=0
    for c in str1:
        if c in d: d[c]=d[c]+[i]
        else: d[c]=[i]
        i+=1
    return d
def widest(str1):
    d=index_map(str1)
    best=('',0)
    for k,v in d.items():
        if v[-1]-v[0]>best[1]: best=(k,v[-1]-v[0])
    return best
#> widest('abcab')
#> widest('')
#> widest('xyz')
#> widest('mississippi')
#> widest('aab a')
# %%
def build_num(digits,limit):
    num=0
    used=0
    for d in sorted(digits,reverse=True):
        if(num*10+d<=limit):
            num=num*10+d
            used=used+1
    return num if used>0 else -1
#> build_num([1,5,3],60)
#> build_num([],10)
#> build_num([9,9],5)
#> build_num([2,7,1],999)
#> build_num([4,0,8,6],85)
# %%
class Solution:
    def keepDistance(self,pos,d):
        pos.sort()
        placed=[]
        for p in pos:
            if(placed==[]):
                placed.append(p)
            else:
                need=placed[-1]+d
                if(p<need): placed.append(need)
                else: placed.append(p)
        moved=sum(1 for a,b in zip(pos,placed) if a!=b)
        return placed,moved
#> Solution().keepDistance([1,2,3],2)
#> Solution().keepDistance([],5)
#> Solution().keepDistance([10,0,5],5)
#> Solution().keepDistance([4,4],1)
#> Solution().keepDistance([7,1,8,20],3)
# %%
def month_days(m):
    if(m==2): return 28
    elif(m in[4,6,9,11]): return 30
    elif(m<1 or m>12): return 0
    else: return 31
def span(m1,m2):
    tot=0
    m=m1
    while True:
        tot+=month_days(m)
        if m==m2: break
        m=m%12+1
    return tot
#> span(1,2)
#> span(11,1)
#> span(4,4)
#> span(1,12)
#> span(8,6)
# %%
def rem_dup_keep_last(lst):
    res=[]
    for i in range(len(lst)):
        later=False
        for j in range(i+1,len(lst)):
            if lst[j]==lst[i]:
                later=True
                break
        if not later: res.append(lst[i])
    return res
#> rem_dup_keep_last([1,2,1,3])
#> rem_dup_keep_last([])
#> rem_dup_keep_last([4,4,4])
#> rem_dup_keep_last(['a','b','a','b','c'])
#> rem_dup_keep_last([0.5,1,0.5])
# %%
class Solution:
    def cheapestDay(self,prices):
        best_day=None; best=0
        for day in prices:
            p=prices[day]
            tot=sum(p)
            if len(p)>=3: tot-=min(p)   # third is free
            if best_day is None or tot<best:
                best_day=day; best=tot
        return best_day,best
#> Solution().cheapestDay({'mon':[3,4],'tue':[2,2,2]})
#> Solution().cheapestDay({})
#> Solution().cheapestDay({'fri':[9.5]})
#> Solution().cheapestDay({'a':[1,1],'b':[1,1,1],'c':[2]})
#> Solution().cheapestDay({'x':[10,20,30],'y':[15,16,17,1.5]})
