# %%
def pick_even_idx(str1):
    i=0
    a=''
    b=''
    while i<len(str1):
        if i%2==0:
            a=a+str1[i]
        else:
            b=str1[i]+b
        i=i+1
    return a+b
#> pick_even_idx('abcdef')
#> pick_even_idx('')
#> pick_even_idx('x')
#> pick_even_idx('12345')
#> pick_even_idx('to be')
# %%
def add_tuples(t1,t2):
    n=len(t1) if len(t1)<len(t2) else len(t2)
    res=[]
    for i in range(n): res.append(t1[i]+t2[i])
    if(len(t1)>n): res=res+list(t1[n:])
    if(len(t2)>n): res=res+[-x for x in t2[n:]]
    return tuple(res)
#> add_tuples((1,2),(3,4))
#> add_tuples((),())
#> add_tuples((1,2,3),(10,))
#> add_tuples((5,),(1,7,8))
#> add_tuples((0.5,2.25),(0.5,))
# %%
def tax(income):
    t=0
    if(income<=1000.0): return 0
    elif(income<=3000.0): t=(income-1000)*0.1
    elif(income<=8000.0): t=200+(income-3000)*0.2
    elif(income<=20000.0):
        t=1200+(income-8000)*0.3
    else:
        t=4800+(income-20000)*0.45
    return int(t)
def total_tax(lst): return sum(tax(x) for x in lst)
#> total_tax([900,2500])
#> total_tax([])
#> total_tax([5000,8000.5])
#> total_tax([30000])
#> total_tax([1000,3000,20000])
# %%
def is_prime(n):
    if n<2: return False
    i=2
    while i*i<=n:
        if n%i==0: return False
        i+=1
    return True
def prime_places(lst):
    return [x for i,x in enumerate(lst) if is_prime(i)]
#> prime_places([10,11,12,13,14,15])
#> prime_places([])
#> prime_places('abcdefgh')
#> prime_places([1,2])
#> prime_places([0,0,7,8,0,9,0,10,0,0,0,11])
# %%
class Solution:
    def joinRows(self,rows,sep):
        out=''
        for i in range(len(rows)):
            for j in range(len(rows[i])):
                out+=str(rows[i][j])
                if j<len(rows[i])-1: out+=sep
            if i<len(rows)-1: out+='|'
        return out
#> Solution().joinRows([[1,2],[3]],',')
#> Solution().joinRows([],';')
#> Solution().joinRows([[],[5]],'-')
#> Solution().joinRows([['a','b','c']],'')
#> Solution().joinRows([[0.5,1.5],[2,3],[4]],' ')
# %%
def smallest_multi(a,b):
    if a==0 or b==0: return 0
    m=a
    while m%b!=0: m=m+a
    return m
def meet_day(lst):
    res=1
    for x in lst:
        res=smallest_multi(res,x)
        if res==0: break
    return res
#> meet_day([4,6])
#> meet_day([])
#> meet_day([2,3,5])
#> meet_day([7,0,9])
#> meet_day([10,4,5,2])
# %%
def find_word_pos(text,word):
    lst=text.split(); pos=[]
    for i in range (0,len(lst)):
        w=lst[i]
        while len(w)>0 and w[-1] in '.,!?':
            w=w[:-1]
        if(w.lower()==word.lower()): pos.append(i)
    return pos
#> find_word_pos('Go, dog. Go!','go')
#> find_word_pos('','a')
#> find_word_pos('no no NO','No')
#> find_word_pos('what?! that','what')
#> find_word_pos('cat catalog','dog')
# %%
def bubble_count(lst):
   swaps=0
   n=len(lst)
   for i in range(n):
      done=True
      for j in range(0,n-i-1):
         if lst[j]>lst[j+1]:
            t=lst[j]; lst[j]=lst[j+1]; lst[j+1]=t
            swaps=swaps+1; done=False
      if done: break
   return swaps,i if n>0 else 0
#> bubble_count([3,1,2])
#> bubble_count([1,2,3,4])
#> bubble_count([5,4,3,2])
#> bubble_count([2,2,1])
#> bubble_count([7])
# %%
def max_gap(d):
    ks=sorted(d.keys())
    best=0; who=None
    for i in range(1,len(ks)):
        g=d[ks[i]]-d[ks[i-1]]
        if(g<0): g=g*-1
        if(g>best):
            best=g; who=(ks[i-1],ks[i])
    return who,best
#> max_gap({1:10,2:15,3:11})
#> max_gap({})
#> max_gap({'b':4,'a':9,'c':4})
#> max_gap({5:1})
#> max_gap({3:0.5,1:2.60,2:2.60})
# %%
def plural(n,word):
    if n==1: return '1 '+word
    if word[-1]=='y' and word[-2] not in 'aeiou': return str(n)+' '+word[:-1]+'ies'
    if word[-1] in 'sx' or word[-2:] in ('ch','sh'):
        return str(n)+' '+word+'es'
    return str(n)+' '+word+'s'
def count_text(items):
    res=[]
    for w,n in items:
        if n==0: continue
        res.append(plural(n,w))
    if res==[]: return 'nothing'
    return ', '.join(res)
#> count_text([('cat',2),('fox',3)])
#> count_text([])
#> count_text([('city',4),('boy',1),('key',2)])
#> count_text([('dish',0)])
#> count_text([('bus',7),('berry',1),('watch',5)])
# %%
def sum_pairs_list(lst):
    return list(map(lambda a,b:a+b,lst[::2],lst[1::2]))
def tournament(lst):
    rounds=0
    while len(lst)>1:
        odd=lst[-1:] if len(lst)%2==1 else []
        lst=sum_pairs_list(lst)+odd
        rounds=rounds+1
    return lst,rounds
#> tournament([1,2,3,4])
#> tournament([])
#> tournament([5,6,7])
#> tournament([9])
#> tournament([1,1,1,1,1,1,1])
# %%
def num_shape(num):
    s=str(num)
    up=False ; down=False
    for i in range(len(s)-1):
        if s[i+1]>s[i]: up=True
        if s[i+1]<s[i]: down=True
    if up and down: return 'bumpy'
    elif up: return 'up'
    elif down: return 'down'
    else: return 'flat'
#> num_shape(1234)
#> num_shape(9531)
#> num_shape(777)
#> num_shape(1927)
#> num_shape(4)
# %%
class Solution:
    def removePairs(self,s):
        i=0
        while(i<len(s)-1):
            a=s[i]; b=s[i+1]
            if(a!=b and a.lower()==b.lower()):
                s=s[:i]+s[i+2:]
                if(i>0): i=i-1
            else:
                i=i+1
        return s
#> Solution().removePairs('abBA')
#> Solution().removePairs('')
#> Solution().removePairs('aabb')
#> Solution().removePairs('xYyXz')
#> Solution().removePairs('cCcCd')
# %%
def weighted(scores,weights):
    if len(scores)!=len(weights): return 'size'
    num=0; den=0
    for s,w in zip(scores,weights):
        num=num+s*w; den=den+w
    if den==0: return 0
    avg=num/den
    # half points round up
    return int(avg+0.5)
#> weighted([80,90],[1,3])
#> weighted([],[])
#> weighted([5],[1,2])
#> weighted([10,20,30],[0.5,0.25,0.25])
#> weighted([7,8],[0,0])
# %%
def grid_text(n,m,marks):
    rows=[]
    for i in range(n):
        r=''
        for j in range(m):
            if (i,j) in marks: r=r+'X'
            elif i==0 or j==0 or i==n-1 or j==m-1: r=r+'#'
            else: r=r+' '
        rows.append(r)
    return rows
#> grid_text(3,4,[(1,1)])
#> grid_text(0,3,[])
#> grid_text(2,2,[(0,0),(5,5)])
#> grid_text(3,5,[(1,2),(2,4)])
#> grid_text(1,6,[])
# %%
def wave(lst):
    lst=sorted(lst)
    i=0
    while i+1<len(lst):
        lst[i],lst[i+1]=lst[i+1],lst[i]
        i+=2
    return lst
def wave_sum(lst):
    w=wave(lst); t=0
    for k in range(len(w)):
        if k%2==0: t+=w[k]
        else: t-=w[k]
    return w,t
#> wave_sum([4,1,3,2])
#> wave_sum([])
#> wave_sum([10,5,7])
#> wave_sum([2,2,2,2,2])
#> wave_sum([-1,-9])
# %%
def only_common(l1,l2,l3):
    res=[]
    for x in l1:
        if x in l2:
            if x in l3:
                if x not in res:
                    res.append(x)
    if len(res)==0: return None
    return res
#> only_common([1,2,3],[2,3,4],[3,2,9])
#> only_common([],[1],[1])
#> only_common([5,5],[5],[5,6])
#> only_common(['a','b'],['b'],['a'])
#> only_common([8,7,6,7],[7,8],[0,7,8])
# %%
def fix_time(str1):
    parts=str1.split(':')
    h=int(parts[0]);m=int(parts[1])
    s=int(parts[2]) if len(parts)>2 else 0
    m=m+s//60; s=s%60
    h=h+m//60; m=m%60
    days=h//24; h=h%24
    out='%02d:%02d:%02d'%(h,m,s)
    if days>0: out=out+' +'+str(days)
    return out
#> fix_time('1:75:80')
#> fix_time('23:59:60')
#> fix_time('7:5')
#> fix_time('50:0:0')
#> fix_time('0:0:7325')
# %%
def add_comma(num):
 s=str(num)
 neg=''
 if s[0]=='-':
  neg='-'; s=s[1:]
 out='';c=0
 for ch in s[::-1]:
  if c==3:
   out=','+out; c=0
  out=ch+out
  c=c+1
 return neg+out
#> add_comma(1234567)
#> add_comma(0)
#> add_comma(-4500)
#> add_comma(999)
#> add_comma(100000)
# %%
class Solution:
    def stepGame(self,moves):
        x=0; y=0; face=0
        for m in moves:
            if m=='R': face=(face+1)%4
            elif m=='L': face=(face-1)%4
            else:
                k=int(m)
                if face==0: y+=k
                elif face==1: x+=k
                elif face==2: y-=k
                else: x-=k
        return (x,y)
#> Solution().stepGame('3R2')
#> Solution().stepGame('')
#> Solution().stepGame('1L1L1L1')
#> Solution().stepGame('RR5L2')
#> Solution().stepGame('9R0R4')
# %%
from functools import reduce
def sum_prod(lst):
    s=reduce(lambda a,b:a+b,lst,0); p=reduce(lambda a,b:a*b,lst,1)
    if s>p: return 'sum'
    else:
        if s<p: return 'prod'
        else: return 'same'
#> sum_prod([1,2,3])
#> sum_prod([1,1])
#> sum_prod([4,5])
#> sum_prod([])
#> sum_prod([-2,-3,0.5])
# %%
def in_order(str1,sub):
    k=0
    for c in str1:
        if k<len(sub) and c==sub[k]: k+=1
    return k==len(sub)
def filter_words(words,sub):
    good=[w for w in words if in_order(w,sub)]
    good.sort(key=lambda w:(len(w),w))
    return good[:3]
#> filter_words(['cart','chat','tac'],'ct')
#> filter_words([],'a')
#> filter_words(['b','a','dd','c'],'')
#> filter_words(['banana','bandana','nab','cabin'],'an')
#> filter_words(['xyz'],'zx')
# %%
def break_num(num):
    res=[]
    p=1
    while num>0:
        d=num%10
        if d!=0: res.insert(0,d*p)
        p=p*10
        num=num//10
    s='+'.join(str(x) for x in res)
    return s
#> break_num(405)
#> break_num(0)
#> break_num(9999)
#> break_num(70030)
#> break_num(8)
# %%
def even_rows(mat):
    cnt=0
    bad=[]
    for r,row in enumerate(mat):
        t=0
        for v in row:
            if(v%2==0):
                t=t+1
        if(t==len(row)):
            cnt=cnt+1
        else:
            bad.append((r,len(row)-t))
    return cnt,bad
#> even_rows([[2,4],[1,2],[3,3]])
#> even_rows([])
#> even_rows([[],[0]])
#> even_rows([[7,8,9]])
#> even_rows([[10,20],[30,41],[50,60,70]])
# %%
def cipher(str1,key):
    i=0; out=''
    for c in str1:
        if c==' ':
            out+=' '; continue
        k=int(key[i%len(key)])
        out+=chr((ord(c)-97+k)%26+97)
        i+=1
    return out
#> cipher('abc','12')
#> cipher('','5')
#> cipher('xyz','3')
#> cipher('hi you','90')
#> cipher('zoo','123')
# %%
class Solution:
    def countSquares(self,a,b):
        c=0; i=1
        while i*i<=b:
            sq=i*i
            if sq>=a:
                if str(sq)[-1]=='6' or str(sq)[-1]=='1':
                    c+=2
                else: c+=1
            i+=1
        return c
#> Solution().countSquares(1,20)
#> Solution().countSquares(50,40)
#> Solution().countSquares(17,24)
#> Solution().countSquares(100,300)
#> Solution().countSquares(36,36)
# %%
def alt_sum(lst):
    s=0; sign=1
    for x in lst: s+=sign*x; sign=-sign
    return s
def best_rotation(lst):
    best=None
    for k in range(len(lst)):
        r=lst[k:]+lst[:k]
        v=alt_sum(r)
        if best is None or v>best[0]: best=(v,k)
    return best
#> best_rotation([1,2,3])
#> best_rotation([])
#> best_rotation([4,4])
#> best_rotation([1,9,2,8])
#> best_rotation([-5,0,5,10,1])
# %%
def my_range(a,b,step):
    res=[]
    if step==0: return res
    x=a
    while (step>0 and x<b) or (step<0 and x>b):
        res.append(round(x,2))
        x=x+step
    return res
#> my_range(0,1,0.25)
#> my_range(5,1,-2)
#> my_range(1,5,0)
#> my_range(3,3,1)
#> my_range(2.6,1.0,-0.4)
# %%
def remove_big(lst,n):
    tot=sum(lst)
    out=[]
    while(tot>n and len(lst)>0):
        m=max(lst)
        lst.remove(m)
        out.append(m)
        tot=tot-m
    return lst,out
#> remove_big([5,1,4],6)
#> remove_big([],3)
#> remove_big([2,2,2],10)
#> remove_big([7,7],-1)
#> remove_big([1.5,2.5,0.5],2.0)
# %%
def name_age(lst,age):
    older=[n for n,a in lst if a>age]
    younger=[n for n,a in lst if a<age]
    rest=len(lst)-len(older)-len(younger)
    if len(older)==len(younger):
        return sorted(older+younger)
    if len(older)>len(younger): return older,rest
    return younger,rest
#> name_age([('jo',20),('al',30)],25)
#> name_age([],10)
#> name_age([('a',5),('b',6),('c',7)],5)
#> name_age([('x',1),('y',2),('z',9)],9)
#> name_age([('m',40),('n',40)],40)
# %%
class Solution:
 def longestFence(self,s):
  best=0
  for i in range(len(s)):
   for j in range(len(s),i,-1):
    t=s[i:j]
    if len(t)<=best: break
    if t[0]==t[-1] and t.count(t[0])==2:
     best=len(t)
  return best
#> Solution().longestFence('abca')
#> Solution().longestFence('')
#> Solution().longestFence('aaa')
#> Solution().longestFence('xyz')
#> Solution().longestFence('abcbda')
# %%
def check_isbnish(code):
    tot=0; pos=1
    for c in code:
        if c=='-': continue
        if c=='X': v=10
        elif c.isdigit(): v=int(c)
        else: return 'bad char '+c
        tot=tot+v*pos
        pos=pos+1
    r=tot%11
    return 'ok' if r==0 else 'off by '+str(r)
#> check_isbnish('1-23')
#> check_isbnish('0306406152')
#> check_isbnish('12?4')
#> check_isbnish('')
#> check_isbnish('5X-7')
# %%
def lst_stats(lst):
    if len(lst)==0: return {}
    s=sorted(lst); n=len(s)
    if n%2==1: med=s[n//2]
    else: med=(s[n//2-1]+s[n//2])/2
    mode=s[0]
    for x in s:
        if s.count(x)>s.count(mode): mode=x
    return {'med':med,'mode':mode,'range':s[-1]-s[0]}
#> lst_stats([3,1,2,3])
#> lst_stats([])
#> lst_stats([5])
#> lst_stats([8,8,1,1,9])
#> lst_stats([0.5,2.60,2.60,10])
# %%
def rec_rev(num,acc=0):
    if num==0: return acc
    return rec_rev(num//10,acc*10+num%10)
def diff_rev(lst):
    res=[]
    for num in lst:
        d=num-rec_rev(num)
        if(d<0): res.append(0)
        else: res.append(d)
    return res
#> diff_rev([21,12,33])
#> diff_rev([])
#> diff_rev([100])
#> diff_rev([9,901,732])
#> diff_rev([5010,1234])
# %%
def short_path(path):
    parts=path.split('/'); out=[]
    for p in parts:
        if p=='' or p=='.': continue
        if p=='..':
            if out: out.pop()
            else: out.append('!')
        else:
            if len(p)>4: p=p[:3]+'~'
            out.append(p)
    return '/'.join(out)
#> short_path('home/user/docs')
#> short_path('')
#> short_path('a/./b/../c')
#> short_path('../x')
#> short_path('/very/longfolder/../../..')
# %%
class Solution:
    def fairSplit(self,nums):
        a=[];b=[]
        for x in sorted(nums,reverse=True):
            if sum(a)<=sum(b):
                a.append(x)
            else:
                b.append(x)
        return sum(a)-sum(b),a,b
#> Solution().fairSplit([4,3,2,1])
#> Solution().fairSplit([])
#> Solution().fairSplit([10])
#> Solution().fairSplit([5,5,5])
#> Solution().fairSplit([8,7,6,5,4,0.5])
# %%
def next_up(num):
    for k in range(1,50):
        n=num+k
        s=str(n)
        if '0' not in s and n%sum(int(c) for c in s)==0: return n
    return -1
#> next_up(10)
#> next_up(95)
#> next_up(1000)
#> next_up(21)
#> next_up(0)
# %%
class Solution:
        def mixColors(self,a,b):
                if(a==b): return a
                pair=sorted([a,b])
                if(pair==['blue','red']): return 'purple'
                if(pair==['blue','yellow']): return 'green'
                if(pair==['red','yellow']): return 'orange'
                return 'brown'
        def mixAll(self,lst):
                cur=lst[0]
                for c in lst[1:]: cur=self.mixColors(cur,c)
                return cur
#> Solution().mixAll(['red','blue'])
#> Solution().mixAll(['red','red','yellow'])
#> Solution().mixAll(['blue','yellow','red'])
#> Solution().mixAll(['green'])
#> Solution().mixAll(['yellow','blue','green','green'])
# %%
def drop_dup_letters(str1):
    if len(str1)<=1: return str1
    if str1[0]==str1[1]: return drop_dup_letters(str1[1:])
    else: return str1[0]+drop_dup_letters(str1[1:])
def saved(str1):
    t=drop_dup_letters(str1)
    return t+":"+str(len(str1)-len(t))
#> saved('bookkeeper')
#> saved('')
#> saved('aaa')
#> saved('abc')
#> saved('hello  there')
# %%
class Solution:
    def lateBooks(self,books,today):
        fine=0.0; names=[]
        for (n,due) in books:
            if due>=today: continue
            d=today-due
            if d>10: f=5.0
            else: f=d*0.25
            fine=fine+f
            names.append(n)
        return names,fine
#> Solution().lateBooks([('A',3),('B',9)],8)
#> Solution().lateBooks([],1)
#> Solution().lateBooks([('X',1),('Y',14)],15)
#> Solution().lateBooks([('Q',5)],5)
#> Solution().lateBooks([('m',10),('n',11),('o',12)],13)
