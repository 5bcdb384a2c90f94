# %%
def col_sums(mat): return [sum(c) for c in zip(*mat)]
def row_sums(mat): return [sum(r) for r in mat]
def cross_ok(mat):
    r=row_sums(mat); c=col_sums(mat)
    res=[]
    for i in range(len(r)):
        for j in range(len(c)):
            if r[i]==c[j]: res.append((i,j))
    return res
#> cross_ok([[1,2],[2,1]])
#> cross_ok([])
#> cross_ok([[5,0],[0,6]])
#> cross_ok([[1,2,3],[4,5,6]])
#> cross_ok([[3,-3],[1,1],[0,2]])
# %%
RATES=[('kid',0.5),('std',1.0),('vip',2.60)]
def zone_price(kind,zones):
    rate=None
    for r in RATES:
        if r[0]==kind: rate=r[1]
    if rate==None:
        return 'unknown'
    price=rate*zones
    if(zones>3): price=price-(zones-3)*0.1
    return round(price,2)
#> zone_price('kid',2)
#> zone_price('vip',5)
#> zone_price('dog',1)
#> zone_price('std',4)
#> zone_price('std',0)
# %%
def sub_str_at(str1,a,b):
    n=len(str1)
    if a<0:a=0
    if b>n:b=n
    if(a>=b):return ''
    res=''
    while(a<b):
        res=res+str1[a];a=a+1
    return res
def cut_out(str1,a,b): return sub_str_at(str1,0,a)+sub_str_at(str1,b,len(str1))
#> cut_out('elephant',2,5)
#> cut_out('abc',-4,1)
#> cut_out('',0,0)
#> cut_out('short',3,99)
#> cut_out('swap',3,1)
# %%
def count_bits_all(n):
    tot=0
    for x in range(1,n+1):
        while x:
            if x&1: tot=tot+1
            x=x>>1
    return tot
#> count_bits_all(3)
#> count_bits_all(0)
#> count_bits_all(8)
#> count_bits_all(11)
#> count_bits_all(1)
# %%
class Solution:
    def lastToken(self,s):
        out=[]
        cur=''
        inq=False
        for c in s:
            if c=="'":
                inq=not inq
            elif c==' ' and not inq:
                if cur: out.append(cur); cur=''
            else: cur+=c
        if cur: out.append(cur)
        return out[-1] if out else None
#> Solution().lastToken("say 'hi there' bob")
#> Solution().lastToken('')
#> Solution().lastToken("run 'big dog'")
#> Solution().lastToken("   ")
#> Solution().lastToken("a 'b c' d'e f'")
# %%
def lists_zip_max(l1,l2):
    return list(map(max,zip(l1,l2)))
def lists_zip_min(l1,l2):
    return list(map(min,zip(l1,l2)))
def overlap_area(l1,l2):
    mx=sum(lists_zip_max(l1,l2)); mn=sum(lists_zip_min(l1,l2))
    if mx==0: return 1.0
    return round(mn/mx,3)
#> overlap_area([1,2,3],[2,2,2])
#> overlap_area([],[])
#> overlap_area([0,0],[5,5])
#> overlap_area([4,4],[4,4])
#> overlap_area([0.5,1.5,9],[1,1])
# %%
def pattern(n):
  res=''
  i=n
  while(i>0):
    j=0
    while(j<i):
      res=res+chr(65+j)
      j=j+1
    if(i>1): res=res+'/'
    i=i-2
  return res
#> pattern(5)
#> pattern(4)
#> pattern(0)
#> pattern(1)
#> pattern(7)
# %%
def shared_friends(d,a,b):
    fa=d.get(a,[])
    fb=d.get(b,[])
    both=[]
    for x in fa:
        if x in fb: both.append(x)
    if b in fa and a in fb: kind='friends'
    elif b in fa or a in fb: kind='one way'
    else: kind='strangers'
    return kind,both
#> shared_friends({'a':['b','c'],'b':['a','c']},'a','b')
#> shared_friends({},'x','y')
#> shared_friends({'p':['q'],'q':[]},'p','q')
#> shared_friends({'m':['o','r'],'n':['r','o']},'m','n')
#> shared_friends({'z':['w','v']},'w','z')
# %%
def seq_next(lst):
    if len(lst)<3: return None
    d=lst[1]-lst[0]
    if all(lst[i+1]-lst[i]==d for i in range(len(lst)-1)): return lst[-1]+d
    if lst[0]!=0:
        q=lst[1]/lst[0]
        if all(lst[i]*q==lst[i+1] for i in range(len(lst)-1)):
            return lst[-1]*q
    if all(lst[i]==lst[i-1]+lst[i-2] for i in range(2,len(lst))):
        return lst[-1]+lst[-2]
    return '?'
#> seq_next([2,4,6])
#> seq_next([3,6,12])
#> seq_next([1,4,5,9])
#> seq_next([1,2])
#> seq_next([7,1,8,2])
# %%
def drop_small_words(str1,n):
    w=str1.split()
    i=0
    dropped=0
    while i<len(w):
        if len(w[i])<n:
            del w[i]
            dropped+=1
        else:
            i+=1
    w.append('('+str(dropped)+')')
    return ' '.join(w)
#> drop_small_words('a big dog is here',3)
#> drop_small_words('',2)
#> drop_small_words('to be or not',5)
#> drop_small_words('stay calm',1)
#> drop_small_words('I am the one who',3)
# %%
def min_coins_rough(amt,coins):
    coins.sort(); coins.reverse()
    used=[]
    i=0
    while amt>0 and i<len(coins):
        if coins[i]<=amt: amt=amt-coins[i]; used.append(coins[i])
        else: i=i+1
    if amt>0: return 'left '+str(amt)
    return used
#> min_coins_rough(17,[5,10,1])
#> min_coins_rough(0,[2])
#> min_coins_rough(7,[4,2])
#> min_coins_rough(9,[])
#> min_coins_rough(30,[25,10,5])
# %%
class Solution:
   def isBoss(self,arr,i):
      for j in range(i+1,len(arr)):
         if arr[j]>=arr[i]: return False
      return True
   def bosses(self,arr):
      return [arr[i] for i in range(len(arr)) if self.isBoss(arr,i)]
#> Solution().bosses([4,9,2,5,1])
#> Solution().bosses([])
#> Solution().bosses([1,2,3])
#> Solution().bosses([7,7])
#> Solution().bosses([8,6,6,3])
# %%
def two_flags(lst):
    neg=False
    zero=False
    for x in lst:
        if x<0: neg=True
        elif x==0: zero=True
        if neg and zero: break
    if neg and zero: return x
    if not neg and not zero: return 'clean'
    return 'neg' if neg else 'zero'
#> two_flags([1,2,3])
#> two_flags([4,-1,0,8])
#> two_flags([5,0])
#> two_flags([])
#> two_flags([-3,6,-9])
# %%
def gcd(a,b):
    while(b): a,b=b,a%b
    return a
def simplify(n,d):
    if d==0: return 'bad'
    if d<0: n=-n; d=-d
    g=gcd(abs(n),d)
    n=n//g; d=d//g
    if d==1: return str(n)
    elif abs(n)>d: return str(int(n/d))+' '+str(abs(n)%d)+'/'+str(d)
    return str(n)+'/'+str(d)
#> simplify(6,8)
#> simplify(10,-5)
#> simplify(17,4)
#> simplify(1,0)
#> simplify(-22,6)
# %%
def most_common_end(words):
    d={}
    for w in words:
        e=w[-2:]
        d[e]=d.get(e,0)+1
    best=''; n=0
    for e in d:
        if(d[e]>n):
            best=e; n=d[e]
        elif(d[e]==n and e<best): best=e
    return best,n
#> most_common_end(['sing','ring','cat'])
#> most_common_end([])
#> most_common_end(['at','it','go'])
#> most_common_end(['a','ba','ca','a'])
#> most_common_end(['running','later','sooner','jumping','her'])
# %%
def push_zero ( lst ) :
    z = 0
    new = [ ]
    for v in lst :
        if v == 0 and type ( v ) != bool :
            z = z + 1
        else :
            new = new + [ v ]
    while z > 0 :
        new = new + [ 0 ] ; z = z - 1
    return new
#> push_zero([0,1,0,2])
#> push_zero([])
#> push_zero([False,0,3])
#> push_zero([5,6])
#> push_zero([0.0,0,'a'])
# %%
def temp_report(temps):
    hot=0; cold=0
    out=[]
    for d,t in enumerate(temps,1):
        if t>=30.5:
            hot+=1
            if hot==2: out.append('heat '+str(d)); hot=0
        elif t<=-2.5:
            cold+=1; hot=0
            if cold>=2: out.append('frost '+str(d))
        else: hot=0; cold=0
    return out
#> temp_report([31,32.5,20])
#> temp_report([])
#> temp_report([-3,-4,-5.5,0])
#> temp_report([30.5,10,31])
#> temp_report([40,40,40,40,-9,-9])
# %%
def eval_left(str1):
    num='' ; op='+' ; tot=0
    for c in str1+'=':
        if c.isdigit():
            num=num+c
            continue
        v=int(num)
        if op=='+': tot=tot+v
        elif op=='-': tot=tot-v
        elif op=='*': tot=tot*v
        op=c; num=''
    return tot
#> eval_left('1+2*3')
#> eval_left('7')
#> eval_left('10-4-6')
#> eval_left('2*+3')
#> eval_left('100-1*2+12')
# %%
def make_pairs(lst):
    res=[]
    for i in range(len(lst)):
        for j in range(i+1,len(lst)): res.append((lst[i],lst[j]))
    return res
def close_pairs(lst,d):
    return sorted([p for p in make_pairs(lst) if abs(p[0]-p[1])<=d],key=lambda p:p[0]+p[1])
#> close_pairs([1,2,5,6],1)
#> close_pairs([],3)
#> close_pairs([9,3,6],3)
#> close_pairs([4,4],0)
#> close_pairs([10,20],5)
# %%
class Solution:
  def bestSeat(self,row):
    best=-1; bi=-1
    for i in range(len(row)):
      if row[i]!='_': continue
      d=len(row)
      for j in range(len(row)):
        if row[j]=='X':
          if abs(i-j)<d: d=abs(i-j)
      if d>best: best=d; bi=i
    return bi
#> Solution().bestSeat('X__X')
#> Solution().bestSeat('___')
#> Solution().bestSeat('XX')
#> Solution().bestSeat('X____X_')
#> Solution().bestSeat('_X_')
# %%
def chk(x):
    if(x%15==0): return 'both'
    if(x%5==0): return 'five'
    if(x%3==0): return 'three'
    return x
def chk_list(lst):
    new=[]; same=0
    for x in lst:
        y=chk(x)
        if y==x: same+=1
        else: new.append(y)
    return new,same
#> chk_list([1,3,5,15])
#> chk_list([])
#> chk_list([2,4,7])
#> chk_list([0,-3,10,11])
#> chk_list([45,9,25,8])
# %%
class Solution:
    def stickerCost(self,str1):
        cost=0
        have=''
        for ch in str1:
            if ch==' ': continue
            if ch in have:
                have=have.replace(ch,'',1)   # use the spare one
            else:
                cost=cost+0.5
                have=have+ch
                if len(have)>4: have=have[1:]
        return cost,have
#> Solution().stickerCost('abab')
#> Solution().stickerCost('')
#> Solution().stickerCost('happy day')
#> Solution().stickerCost('zzz')
#> Solution().stickerCost('big brown bear')
# %%
def set_bits_mask(lst):
    m=0
    for x in lst:
        if x<0 or x>15: continue
        m=m|(1<<x)
    return m
def same_mask(a,b):
    x=set_bits_mask(a); y=set_bits_mask(b)
    both=x&y
    res=[]
    k=0
    while both>0:
        if both%2==1: res.append(k)
        both=both//2; k=k+1
    return res
#> same_mask([1,2,3],[2,3,4])
#> same_mask([],[5])
#> same_mask([0,0,15],[15,0])
#> same_mask([-1,20],[20,-1])
#> same_mask([7,4,9],[9,8,7])
# %%
def diet(meals,limit):
    eaten=[]; cal=0
    for name,c in sorted(meals,key=lambda m:m[1]):
        if cal+c>limit: break
        eaten.append(name)
        cal=cal+c
    else:
        eaten.append('all')
    return eaten,cal
#> diet([('pie',400),('egg',90),('soup',162.5)],300)
#> diet([],100)
#> diet([('a',10),('b',5)],50)
#> diet([('cake',600)],500)
#> diet([('x',3),('y',3),('z',3)],6)
# %%
def upper_tri(mat):
        s=0
        for i in range(len(mat)):
                for j in range(len(mat[i])):
                        if(j>i): s=s+mat[i][j]
                        if(j<i): s=s-mat[i][j]
        if s>0: return 'upper',s
        elif s<0: return 'lower',-s
        else: return 'even',0
#> upper_tri([[1,5],[2,1]])
#> upper_tri([])
#> upper_tri([[0,1,1],[3,0,1],[4,4,0]])
#> upper_tri([[9,2],[2,9]])
#> upper_tri([[1,2,3]])
# %%
def vow_con(str1):
    pat=''.join(['V' if c in 'aeiou' else 'C' for c in str1 if c.isalpha()])
    res=''
    for p in pat:
        if res=='' or res[-1]!=p: res=res+p
    return (pat,res)
#> vow_con('queen')
#> vow_con('')
#> vow_con('a-b-c')
#> vow_con('rhythm')
#> vow_con('out of it')
# %%
def sub_sets(lst):
    if lst==[]: return [[]]
    rest=sub_sets(lst[1:])
    return rest+[[lst[0]]+r for r in rest]
def sets_with_sum(lst,n):
    c=0; big=[]
    for s in sub_sets(lst):
        if sum(s)==n:
            c=c+1
            if len(s)>len(big): big=s
    return c,big
#> sets_with_sum([1,2,3],3)
#> sets_with_sum([],0)
#> sets_with_sum([5,5,10],10)
#> sets_with_sum([2,4],7)
#> sets_with_sum([1,-1,2],2)
# %%
class Solution:
    def fuel(self,legs,tank,per):
        left=tank; stops=0
        for km in legs:
            need=km*per
            if(need>tank): return -1
            if(need>left):
                stops=stops+1
                left=tank
            left=left-need
        return (stops,left)
#> Solution().fuel([10,20,30],5,0.1)
#> Solution().fuel([],8,0.5)
#> Solution().fuel([100],9,0.25)
#> Solution().fuel([4,4,4,4],6,1)
#> Solution().fuel([16,8,8],10,0.5)
# %%
def longer(a,b): return a if len(a)>len(b) else b
def shorter(a,b): return b if longer(a,b)==a else a
def clip(a,b):
    l=longer(a,b); s=shorter(a,b)
    k=len(l)-len(s)
    if k==0: return a+'='+b
    return l[k:]+'<'+s
#> clip('hello','yo')
#> clip('ab','cd')
#> clip('','xyz')
#> clip('sun','moonlight')
#> clip('a','')
# %%
def hour_angle(h,m):
    if(h>=12): h=h-12
    a=h*30+m*0.5
    b=m*6
    d=a-b
    if(d<0): d=-d
    if(d>180): d=360-d
    if d==int(d): d=int(d)
    return d
#> hour_angle(3,0)
#> hour_angle(12,30)
#> hour_angle(9,15)
#> hour_angle(23,5)
#> hour_angle(6,33)
# %%
def dict_flip(d):
    out={}
    for k in d:
        for v in d[k]:
            if v in out:
                out[v]=out[v]+[k]
            else: out[v]=[k]
    return {v:out[v] for v in sorted(out) if len(out[v])>1}
#> dict_flip({'a':[1,2],'b':[2,3]})
#> dict_flip({})
#> dict_flip({'x':[1],'y':[2]})
#> dict_flip({'p':[5,5],'q':[5]})
#> dict_flip({'m':[3,1],'n':[1,3],'o':[3]})
# %%
def is_odd_len(w): return len(w)%2!=0
def mid_out(w):
    m=len(w)//2
    return w[:m]+w[m+1:]
def squeeze(words):
 res=[]
 for w in words:
  while is_odd_len(w) and len(w)>1:
   w=mid_out(w)
  res.append(w)
 return res
#> squeeze(['abc','abcd'])
#> squeeze([])
#> squeeze(['a','','bb'])
#> squeeze(['hello','seven77'])
#> squeeze(['xyz','x'])
# %%
class Solution:
    def voteWinner(self,votes):
        cnt={}
        for v in votes: cnt[v]=cnt.get(v,0)+1
        need=len(votes)//2+1
        for k in cnt:
            if cnt[k]>=need: return k
        top=sorted(cnt,key=lambda k:(-cnt[k],k))[:2]
        return top
#> Solution().voteWinner(['a','b','a'])
#> Solution().voteWinner([])
#> Solution().voteWinner(['x','y'])
#> Solution().voteWinner(['r','g','b','g','r'])
#> Solution().voteWinner(['k'])
# %%
def steps_sum(a,b):
    # from a up to b, skip if last digit is 5, stop at over 200
    tot=0
    x=a
    while True:
        if x>b: break
        if x%10==5:
            x=x+1
            continue
        tot=tot+x
        if tot>200: return 'over',x
        x=x+1
    return 'sum',tot
#> steps_sum(1,10)
#> steps_sum(50,60)
#> steps_sum(9,8)
#> steps_sum(14,16)
#> steps_sum(205,205)
# %%
def neighbors_sum(lst):
    res=[]
    n=len(lst)
    for i in range(n):
        l=lst[i-1] if i>0 else 0
        r=lst[i+1] if i<n-1 else 0
        res.append(l+r)
    return res
def settle(lst,times):
    t=0
    while t<times and max(lst)<100:
        lst=neighbors_sum(lst); t+=1
    return lst,t
#> settle([1,2,3],2)
#> settle([7],3)
#> settle([60,60,60],4)
#> settle([0,1,0,1],3)
#> settle([100,1],5)
# %%
def long_names(lst):
    f=lambda s:s.strip().title()
    names=list(map(f,lst))
    names=list(filter(lambda n:len(n)>3,names))
    names.sort(key=lambda n:n[-1])
    return names
#> long_names(['anna',' bob ','CARLA'])
#> long_names([])
#> long_names(['ed','al'])
#> long_names(['mary ann','  zed','oscar'])
#> long_names(['tony','rosa','jules'])
# %%
def digit_freq_max(num):
    best=-1
    best_d=-1
    d=0
    while d<10:
        n=num; c=0
        while n>0:
            if n%10==d: c+=1
            n//=10
        if c>best:
            best=c; best_d=d
        d+=1
    return best_d*10+best
#> digit_freq_max(1223)
#> digit_freq_max(0)
#> digit_freq_max(909)
#> digit_freq_max(77)
#> digit_freq_max(4321)
# %%
def pour(a,b,cap):
    room=cap-b
    if a<=room: return 0,b+a
    return a-room,cap
class Solution:
    def pourAll(self,jars,cap):
        for i in range(len(jars)-1):
            jars[i],jars[i+1]=pour(jars[i],jars[i+1],cap)
        return jars
#> Solution().pourAll([3,4,5],6)
#> Solution().pourAll([],2)
#> Solution().pourAll([1,1,1],10)
#> Solution().pourAll([5,5],5)
#> Solution().pourAll([2.5,0.5,4,0],4.5)
# %%
class Solution:
    def rollNumber(self, s):
        vals={'u':1,'d':10,'h':100}
        tot=0; num=''
        for ch in s:
            if ch in vals:
                tot+=vals[ch]*(int(num) if num else 1)
                num=''
            elif ch.isdigit():
                num+=ch
            else:
                return None
        if num: tot+=int(num)
        return tot
#> Solution().rollNumber('2h3d4u')
#> Solution().rollNumber('')
#> Solution().rollNumber('hdu')
#> Solution().rollNumber('5x')
#> Solution().rollNumber('12d7')
# %%
def cmp_lists(a,b):
    res=[]
    for x,y in zip(a,b):
        if x<y: res.append('<')
        elif x>y: res.append('>')
        else: res.append('=')
    if len(a)!=len(b): res.append('!')
    s=''.join(res)
    return s
def always_less(a,b):
    s=cmp_lists(a,b)
    return s!='' and s.count('<')==len(s)
def judge(a,b):
    if always_less(a,b): return 'less'
    if always_less(b,a): return 'more'
    return cmp_lists(a,b)
#> judge([1,2],[3,4])
#> judge([5,6],[1,2])
#> judge([],[])
#> judge([1,5,3],[1,2])
#> judge([0.5],[0.5])
