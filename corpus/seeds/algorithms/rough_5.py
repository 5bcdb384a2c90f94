# %%
def electric(units,kind):
    rate=0.0
    if kind=='home':
        if(units<100): rate=2.60
        if(units>=100 and units<200): rate=3.25
        if(units>=200): rate=5.26
    if kind=='shop':
        rate=8.45
    amt=units*rate
    if amt>500: amt=amt+25.50
    return round(amt,2)
#> electric(75,'home')
#> electric(150,'home')
#> electric(265,'home')
#> electric(60,'shop')
#> electric(10,'farm')
# %%
def every_other_up(str1):
    res=[]
    words=str1.split(" ")
    for w in words:
        t=""
        for k in range(0,len(w)):
            if k%2==1: t=t+w[k].upper()
            else:t=t+w[k]
        res.append(t)
    return "_".join(res)
#> every_other_up('good day')
#> every_other_up('')
#> every_other_up('a b c')
#> every_other_up('school')
#> every_other_up('it is 5pm')
# %%
def insert_sorted(lst,x):
    i=0
    while i<len(lst) and lst[i]<x: i=i+1
    return lst[:i]+[x]+lst[i:]
def slow_sort(lst):
    res=[]
    for x in lst: res=insert_sorted(res,x)
    return res
#> slow_sort([3,1,2])
#> slow_sort([])
#> slow_sort([5,5,4,4])
#> slow_sort([2.5,-1,0.5])
#> slow_sort(['pear','fig','kiwi'])
# %%
def nth_prime_ish(n):
    found=[]
    num=2
    while(len(found)<n):
        ok=1
        for f in found:
            if(num%f==0):
                ok=0
                break
        if(ok==1): found.append(num)
        num=num+1
    return found
#> nth_prime_ish(3)
#> nth_prime_ish(0)
#> nth_prime_ish(6)
#> nth_prime_ish(1)
#> nth_prime_ish(8)
# %%
class Solution:
    def countFit(self,boxes,items):
        boxes=sorted(boxes); items=sorted(items)
        i=0;j=0;c=0
        while i<len(boxes) and j<len(items):
            if boxes[i]>=items[j]:
                c=c+1; j=j+1
            i=i+1
        return c
#> Solution().countFit([3,5,1],[2,4])
#> Solution().countFit([],[1])
#> Solution().countFit([2,2],[3,3])
#> Solution().countFit([9,8,7],[1])
#> Solution().countFit([4,6,1,3],[3,3,6,7])
# %%
def tuple_to_str(tup):
    s=''
    for t in tup:
        if type(t)==tuple: s=s+'('+tuple_to_str(t)+')'
        elif type(t)==str:
            s=s+t
        else: s=s+'#'+str(t)
    return s
#> tuple_to_str(('a','b',3))
#> tuple_to_str(())
#> tuple_to_str((1,('x',(2,)),'y'))
#> tuple_to_str((0.5,))
#> tuple_to_str(('q',(),('r',)))
# %%
def range_hits(lst,pairs):
    res=[]
    for p in pairs:
        lo,hi=p
        if lo>hi: lo,hi=hi,lo
        n=sum(1 for x in lst if lo<=x<=hi)
        res.append(n)
    return res
#> range_hits([1,5,9],[(0,5),(9,6)])
#> range_hits([],[(1,2)])
#> range_hits([3,3,3],[(3,3),(4,9),(2,1)])
#> range_hits([7],[])
#> range_hits([-2,0.5,4,8],[(-5,1),(8,4)])
# %%
def pay_slip(hours,rate):
    pay=0
    over=0
    if(hours>40):
      over=hours-40
      hours=40
    pay=hours*rate+over*rate*1.5
    tax=0
    if(pay>500): tax=(pay-500)*0.2
    if(pay>800): tax=tax+(pay-800)*0.1
    net=pay-tax
    return {'gross':pay,'tax':round(tax,2),'net':round(net,2)}
#> pay_slip(38,10)
#> pay_slip(45,12)
#> pay_slip(50,20.5)
#> pay_slip(0,9)
#> pay_slip(40,16)
# %%
def most_vowels(words):
    def v(w): return sum(c in 'aeiou' for c in w)
    if len(words)==0: return ''
    m=max(words,key=v)
    if v(m)==0:
        return 'none'
    return m
#> most_vowels(['sky','tree','banana'])
#> most_vowels([])
#> most_vowels(['hmm','shh'])
#> most_vowels(['one','two','aye'])
#> most_vowels(['queue','eerie'])
# %%
def rot_left(arr):
    if arr==[]: return arr
    f=arr[0]
    for i in range(len(arr)-1): arr[i]=arr[i+1]
    arr[-1]=f
    return arr
def rot_until_min(arr):
    if arr==[]: return 0
    m=min(arr); c=0
    while arr[0]!=m:
        arr=rot_left(arr); c=c+1
    return c
#> rot_until_min([3,4,1,2])
#> rot_until_min([])
#> rot_until_min([1,5])
#> rot_until_min([9,8,7,6])
#> rot_until_min([2,2,0,0])
# %%
def is_sorted_str(str1):
    prev=''
    for c in str1:
        if c<prev: return False
        prev=c
    return True
def fix_words(words):
    cnt=0
    for i in range(len(words)):
        if not is_sorted_str(words[i]):
            words[i]=''.join(sorted(words[i])); cnt+=1
    return words,cnt
#> fix_words(['abc','cab'])
#> fix_words([])
#> fix_words(['zoo','egg','','moon'])
#> fix_words(['x'])
#> fix_words(['Ba','bA'])
# %%
def bulls(secret,guess):
    a=0;b=0
    for i in range(len(secret)):
        if(i>=len(guess)): break
        if(secret[i]==guess[i]): a=a+1
        else:
            if(guess[i] in secret): b=b+1
    if a==len(secret): return 'win'
    return str(a)+' in place, '+str(b)+' near'
#> bulls('1234','1243')
#> bulls('1234','1234')
#> bulls('5678','12')
#> bulls('9999','9090')
#> bulls('abc','cabd')
# %%
def even_mul_odd_div(lst):
  ev=list(filter(lambda x:x%2==0,lst))
  od=list(filter(lambda x:x%2==1,lst))
  if(len(ev)==0 or len(od)==0):
    return -1
  m=ev[0]*od[0]; d=ev[0]/od[0]
  return m-d
#> even_mul_odd_div([1,3,4])
#> even_mul_odd_div([2,4])
#> even_mul_odd_div([8,5,7])
#> even_mul_odd_div([])
#> even_mul_odd_div([-3,10])
# %%
class Solution:
   def cycleText(self,s,moves):
      for m in moves:
         if m=='L': s=s[1:]+s[:1]
         elif m=='R': s=s[-1:]+s[:-1]
         elif m=='F': s=s[::-1]
         elif m=='D': s=s[:-1]
      return s
#> Solution().cycleText('abcd','LL')
#> Solution().cycleText('','LRF')
#> Solution().cycleText('hello','RFD')
#> Solution().cycleText('xy','DDD')
#> Solution().cycleText('train','LFRQ')
# %%
class Solution:
    def stepsToTarget(self,n,target):
        cnt=0
        while n!=target:
            if n>target: n=n-1
            elif n*2<=target and n>0: n=n*2
            else: n=n+1
            cnt=cnt+1
        return cnt
#> Solution().stepsToTarget(3,25)
#> Solution().stepsToTarget(7,7)
#> Solution().stepsToTarget(10,2)
#> Solution().stepsToTarget(0,9)
#> Solution().stepsToTarget(5,42)
# %%
def mat_equal(m1,m2):
    if len(m1)!=len(m2): return 'rows'
    for i in range(0,len(m1)):
        if len(m1[i])!=len(m2[i]): return 'cols '+str(i)
        for j in range(0,len(m1[i])):
            if m1[i][j]!=m2[i][j]:
                return 'cell %d,%d'%(i,j)
    return 'equal'
#> mat_equal([[1,2],[3,4]],[[1,2],[3,4]])
#> mat_equal([],[[1]])
#> mat_equal([[1],[2]],[[1],[2,3]])
#> mat_equal([[5,6],[7,8]],[[5,6],[7,9]])
#> mat_equal([[0]],[[1]])
# %%
def merge_close(nums,d):
    nums=sorted(nums)
    groups=[]
    for x in nums:
        if groups and x-groups[-1][-1]<=d:
            groups[-1].append(x)
        else: groups.append([x])
    res=[]
    for g in groups: res.append(round(sum(g)/len(g),2))
    return res
#> merge_close([1,2,10,11,12],1)
#> merge_close([],3)
#> merge_close([5,1,9],0)
#> merge_close([0.5,0.75,2.60],0.5)
#> merge_close([4,8,12,30],4)
# %%
def first_upper(str1):
    for c in str1:
        if c.isupper(): return c
    return None
def last_upper(str1):
    return first_upper(str1[::-1])
def upper_ends(str1):
    a=first_upper(str1); b=last_upper(str1)
    if a is None: return '-'
    if a==b: return a
    return a+b
#> upper_ends('heLLo World')
#> upper_ends('abc')
#> upper_ends('')
#> upper_ends('Bob Barker B')
#> upper_ends('xYz')
# %%
def count_change(arr):
    up=0;down=0;same=0
    i=1
    while(i<len(arr)):
        if(arr[i]>arr[i-1]):up=up+1
        elif(arr[i]<arr[i-1]):down=down+1
        else:same=same+1
        i=i+1
    if(up>down and up>same):return 'rising'
    if(down>up and down>same):return 'falling'
    return 'mixed'
#> count_change([1,2,3,2])
#> count_change([5,4,4,3,2])
#> count_change([])
#> count_change([7,7,7])
#> count_change([1,3,2,4,3,5])
# %%
def unpack(str1):
    res="";num=""
    for c in str1:
        if c.isdigit(): num+=c
        else:
            n=int(num) if num!="" else 1
            res+=c*n
            num=""
    if num!="": res+="("+num+")"
    return res
#> unpack('3ab2c')
#> unpack('')
#> unpack('abc')
#> unpack('10x')
#> unpack('2a0b7')
# %%
def fill_cup(cups,size):
    i=0
    spill=0.0
    level=[0.0]*size
    for c in cups:
        level[i]=level[i]+c
        if(level[i]>1.0):
            spill=spill+level[i]-1.0
            level[i]=1.0
        i=i+1
        if(i==size): i=0
    return level,spill
#> fill_cup([0.5,0.5,0.75],2)
#> fill_cup([],3)
#> fill_cup([1.5,0.25],1)
#> fill_cup([0.25,0.5,0.125,1,1],3)
#> fill_cup([2],2)
# %%
def max_two_prod(lst):
    if len(lst)<2: return None
    s=sorted(lst)
    a=s[-1]*s[-2]
    b=s[0]*s[1]
    if a>=b:
        return (s[-2],s[-1])
    else: return (s[0],s[1])
#> max_two_prod([1,2,3])
#> max_two_prod([-5,-4,3,2])
#> max_two_prod([7])
#> max_two_prod([-1,0])
#> max_two_prod([10,-20,-3,6,8])
# %%
class Solution:
    def dial(self,word):
        keys={'2':'abc','3':'def','4':'ghi','5':'jkl','6':'mno',
              '7':'pqrs','8':'tuv','9':'wxyz'}
        res=''
        for c in word:
            for k,v in keys.items():
                if c in v:
                    res+=k*(v.index(c)+1)
                    break
            else:
                res+='0'
        return res
#> Solution().dial('cab')
#> Solution().dial('')
#> Solution().dial('hi')
#> Solution().dial('z z')
#> Solution().dial('go?')
# %%
def common_start(words):
    if not words: return ''
    w0=words[0]
    n=0
    while all(len(w)>n and w[n]==w0[n] for w in words): n=n+1
    return w0[:n]
def cut_common(words):
    k=len(common_start(words))
    return [w[k:] for w in words]
#> cut_common(['prefix','prelude'])
#> cut_common([])
#> cut_common(['ab','abc','abd'])
#> cut_common(['x','y'])
#> cut_common(['undo','under','unit'])
# %%
def multi_list(n,m):
    res=[[0 for i in range(m)] for j in range(n)]
    for i in range(n):
        for j in range(m):
            if i==j: res[i][j]=1
            elif i<j:
                res[i][j]=i*j
            else: res[i][j]=i-j
    return res
#> multi_list(2,3)
#> multi_list(0,4)
#> multi_list(3,3)
#> multi_list(4,1)
#> multi_list(1,5)
# %%
def parse_kv(str1):
    d={}
    for part in str1.split(';'):
        if '=' not in part: continue
        k,v=part.split('=',1)
        k=k.strip(); v=v.strip()
        if v.isdigit(): v=int(v)
        elif v=='yes' or v=='no': v=(v=='yes')
        d[k]=v
    return d
#> parse_kv('a=1;b=yes')
#> parse_kv('')
#> parse_kv('name = tom ; age = 12 ; x')
#> parse_kv('k=a=b;k=no')
#> parse_kv('=5;z=')
# %%
def sub_lists(lst,n):
    out=[]
    i=0
    while i+n<=len(lst):
        s=lst[i:i+n]
        if s not in out: out.append(s)
        i=i+1
    return out
def sub_count(lst):
    return [len(sub_lists(lst,n)) for n in range(1,len(lst)+1)]
#> sub_count([1,1,2])
#> sub_count([])
#> sub_count([5,5,5,5])
#> sub_count([1,2,1,2])
#> sub_count(['a'])
# %%
def sum_diag_both(mat):
        n=len(mat)
        s1=0 ; s2=0
        for i in range (n):
                s1+=mat[i][i]
                s2+=mat[i][n-1-i]
        if n%2==1:
                mid=mat[n//2][n//2]
        else: mid=0
        return s1+s2-mid
#> sum_diag_both([[1,2],[3,4]])
#> sum_diag_both([])
#> sum_diag_both([[1,2,3],[4,5,6],[7,8,9]])
#> sum_diag_both([[11]])
#> sum_diag_both([[1,0,0,1],[0,2,2,0],[0,3,-3,0],[5,0,0,5]])
# %%
def guess_half(lo,hi,num):
    tries=[]
    while lo<=hi:
        m=(lo+hi)//2; tries.append(m)
        if m==num: break
        if m<num: lo=m+1
        else: hi=m-1
    return tries
#> guess_half(1,10,7)
#> guess_half(1,100,50)
#> guess_half(0,0,5)
#> guess_half(5,1,3)
#> guess_half(1,64,1)
# %%
class Solution:
    def rate(self,r):
        if r>=4.5: return 3
        elif r>=3.0: return 2
        elif r>0: return 1
        return 0
    def topMovies(self,movies):
        res=[]
        for lvl in (3,2,1):
            for name,r in movies:
                if self.rate(r)==lvl: res.append(name)
        return res
#> Solution().topMovies([('Up',4.5),('It',2.0),('Go',3.0)])
#> Solution().topMovies([])
#> Solution().topMovies([('A',0),('B',0.5)])
#> Solution().topMovies([('P',2.9),('Q',4.4),('R',5.0),('S',4.9)])
#> Solution().topMovies([('Z',-1)])
# %%
def decode_pos(nums,key):
    txt=''
    for n in nums:
        if n<0:
            txt=txt+key[n].upper()
        elif n>=len(key): txt=txt+'?'
        else: txt=txt+key[n]
    return txt
#> decode_pos([0,1,2],'cat')
#> decode_pos([],'key')
#> decode_pos([-1,5,0],'lemon')
#> decode_pos([9,9],'ab')
#> decode_pos([-4],'abc')
# %%
def div_by_all(lo,hi,divs):
  res=[]
  for x in range(lo,hi):
    flag=True
    for d in divs:
      if x%d!=0:
        flag=False
    if flag:
      res.append(x)
  return res
#> div_by_all(1,20,[2,3])
#> div_by_all(5,5,[1])
#> div_by_all(10,15,[])
#> div_by_all(90,106,[5,7])
#> div_by_all(1,9,[4])
# %%
def stock_left(stock,orders):
    fail=[]
    for name,q in orders:
        have=stock.get(name,0)
        if have>=q:
            stock[name]=have-q
            if stock[name]==0: stock.pop(name)
        else: fail.append(name)
    return stock,fail
#> stock_left({'nut':5,'bolt':2},[('nut',3),('bolt',2)])
#> stock_left({},[('x',1)])
#> stock_left({'a':1},[])
#> stock_left({'a':4,'b':1},[('a',3),('a',3),('b',1),('b',1)])
#> stock_left({'pin':100},[('pin',99),('cup',0)])
# %%
def cube_root_int(n):
    neg=False
    if n<0: neg=True; n=-n
    r=0
    while (r+1)*(r+1)*(r+1)<=n: r=r+1
    exact=r**3==n
    if neg: r=-r
    return (r,exact)
#> cube_root_int(27)
#> cube_root_int(-30)
#> cube_root_int(0)
#> cube_root_int(1000)
#> cube_root_int(7)
# %%
def bad_sum(a,b):
    return abs(a)+abs(b)
def nearest(pts,x,y):
    best=None; bd=0
    for p in pts:
        d=bad_sum(p[0]-x,p[1]-y)
        if best==None or d<bd: best=p; bd=d
        elif d==bd and p<best: best=p
    return best
#> nearest([(1,1),(5,5)],4,4)
#> nearest([],0,0)
#> nearest([(2,0),(0,2)],0,0)
#> nearest([(-3,4)],10,10)
#> nearest([(1,9),(8,8),(3,3),(3,4)],3,5)
# %%
class Solution:
    def cleanPhone(self,s):
        d=''
        for c in s:
            if c in '0123456789': d+=c
        if len(d)==11 and d[0]=='1': d=d[1:]
        if len(d)!=10:
            return 'bad '+str(len(d))
        return d[:3]+'-'+d[3:6]+'-'+d[6:]
#> Solution().cleanPhone('(555) 123-4567')
#> Solution().cleanPhone('1-800-555-0199')
#> Solution().cleanPhone('')
#> Solution().cleanPhone('12345')
#> Solution().cleanPhone('2 5551234567')
# %%
def list_depth(x):
    if type(x)!=list: return 0
    if x==[]: return 1
    return 1+max(list_depth(y) for y in x)
def deep_kind(x):
    d=list_depth(x)
    if d==0: return 'value'
    elif d==1: return 'flat'
    else: return 'deep '+str(d)
#> deep_kind([1,[2,[3]]])
#> deep_kind(5)
#> deep_kind([])
#> deep_kind([[],[[]]])
#> deep_kind([1,2,3])
# %%
class Solution:
  def evenOut(self,a):
    moves=0
    while max(a)-min(a)>1:
      i=a.index(max(a)); j=a.index(min(a))
      a[i]-=1; a[j]+=1
      moves+=1
    return a,moves
#> Solution().evenOut([5,1])
#> Solution().evenOut([3,3,3])
#> Solution().evenOut([])
#> Solution().evenOut([9,0,0])
#> Solution().evenOut([2,7,4,1])
# %%
def hide_vow(str1,n):
    k=0; res=''
    for ch in str1:
        if ch in 'aeiouAEIOU':
            k=k+1
            if k==n:
                res=res+'*'; k=0
                continue
        res=res+ch
    return res
#> hide_vow('education',2)
#> hide_vow('',1)
#> hide_vow('Apple pie',1)
#> hide_vow('rhythm',3)
#> hide_vow('Our area',3)
# %%
class Solution:
    def jarCoins(self, days, goal):
        tot=0.0; coin=0.25; d=0
        while d<days:
            d=d+1
            if d%7==0: coin=coin+0.25
            tot=tot+coin
            if tot>=goal: return 'day '+str(d)
        return goal-tot
#> Solution().jarCoins(10,5)
#> Solution().jarCoins(20,4.5)
#> Solution().jarCoins(0,1)
#> Solution().jarCoins(7,2.0)
#> Solution().jarCoins(5,1.25)
