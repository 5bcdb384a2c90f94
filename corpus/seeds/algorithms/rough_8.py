# %%
def gym_cost(months,plan,friend):
    if(plan=='a'): cost=months*19.9
    else:
        if(plan=='b'): cost=months*29.5
        else: cost=months*45.0
    if(months>=12): cost=cost*0.8
    elif(months>=6):
        cost=cost*0.9
    if(friend and cost>100): cost=cost-10.25
    cost=int(cost*100)/100
    return cost
#> gym_cost(3,'a',False)
#> gym_cost(6,'b',True)
#> gym_cost(12,'c',True)
#> gym_cost(0,'a',True)
#> gym_cost(7,'x',False)
# %%
def uniq_sorted(lst):
    lst=sorted(lst)
    i=0
    while(i<len(lst)-1):
        if(lst[i]==lst[i+1]): lst.pop(i+1)
        else: i=i+1
    return lst
def kth_small(lst,k):
    u=uniq_sorted(lst)
    if(k>len(u) or k<1): return None
    else: return u[k-1]
#> kth_small([5,3,3,1],2)
#> kth_small([],1)
#> kth_small([2,2,2],2)
#> kth_small([9,7,8,7,9],3)
#> kth_small([4],0)
# %%
def sms(str1,limit):
    parts=[]
    cur=''
    for w in str1.split():
        if cur=='': t=w
        else: t=cur+' '+w
        if len(t)<=limit: cur=t
        else:
            if cur!='': parts.append(cur)
            cur=w[:limit]
    if cur: parts.append(cur)
    return parts
#> sms('see you at noon',7)
#> sms('',5)
#> sms('extraordinary day',5)
#> sms('a b c d e',3)
#> sms('hello',10)
# %%
def lucky_date(d,m,y):
    yy=y%100
    cnt=0
    if d*m==yy: cnt+=1
    if d+m==yy: cnt+=1
    if d==m and m==yy: cnt+=3
    s=str(d)+str(m)+str(yy)
    if s==s[::-1]: cnt+=2
    return cnt
#> lucky_date(6,4,2024)
#> lucky_date(1,1,2001)
#> lucky_date(2,2,2022)
#> lucky_date(12,7,1919)
#> lucky_date(30,11,1987)
# %%
class Solution:
    def collapse(self,tiles):
        st=[]
        for t in tiles:
            st.append(t)
            while len(st)>=2 and st[-1]==st[-2]:
                x=st.pop()
                st.pop()
                st.append(x*2)
        return st
#> Solution().collapse([2,2,4,8])
#> Solution().collapse([])
#> Solution().collapse([4,2,2,4])
#> Solution().collapse([1,3,1,3])
#> Solution().collapse([1,1,1,1,1])
# %%
def avg(lst): return sum(lst)/len(lst) if lst else 0
def move_avg(lst,k):
   res=[]
   for i in range(0,len(lst)):
      a=i-k+1
      if(a<0):
         a=0
      part=lst[a:i+1]
      res.append(round(avg(part),1))
   return res
#> move_avg([1,2,3,4],2)
#> move_avg([],3)
#> move_avg([10,0,5],3)
#> move_avg([7,7,7],1)
#> move_avg([2.60,0.5,162.5],2)
# %%
def str_diff(str1,str2):
    res=''
    n=max(len(str1),len(str2))
    for i in range(n):
        try:
            if str1[i]==str2[i]: res+='.'
            else: res+=str1[i]
        except IndexError:
            res+='+' if i<len(str1) else '-'
    return res
#> str_diff('house','horse')
#> str_diff('','ab')
#> str_diff('same','same')
#> str_diff('longer','log')
#> str_diff('a','bcd')
# %%
def is_even(n): return n%2==0
def half_or_inc(n):
    if is_even(n): return n//2
    else: return n+1
def path_len(a,b):
    seen=[a]
    while a!=b:
        a=half_or_inc(a)
        if a in seen: return -1
        seen.append(a)
    return len(seen)-1
#> path_len(13,4)
#> path_len(9,9)
#> path_len(6,5)
#> path_len(40,3)
#> path_len(100,7)
# %%
def count_range(lst,*bounds):
    res=[0]*(len(bounds)+1)
    for x in lst:
        k=0
        for b in bounds:
            if x>=b: k=k+1
            else: break
        res[k]=res[k]+1
    return res
#> count_range([1,5,9,12],5,10)
#> count_range([],3)
#> count_range([4,4])
#> count_range([0.5,2.60,7.25,8],1,2,3)
#> count_range([-5,0,5],0)
# %%
def find_row_col(mat,val):
  found=False
  for r in range(len(mat)):
    if found: break
    for c in range(len(mat[r])):
      if mat[r][c]==val:
        found=True
        pos=(r+1,c+1)
        break
  if found==True: return 'row %d col %d'%pos
  return 'no '+str(val)
#> find_row_col([[1,2],[3,4]],3)
#> find_row_col([],1)
#> find_row_col([[5,5],[5]],5)
#> find_row_col([[0,1],[2]],8)
#> find_row_col([[],[7,6,9]],9)
# %%
def make_change_text(pence):
    l=pence//100; p=pence%100
    txt=''
    if l: txt+=str(l)+' pound'+('s' if l>1 else '')
    if l and p: txt+=' and '
    if p: txt+=str(p)+'p'
    if not txt: txt='free'
    return txt
#> make_change_text(250)
#> make_change_text(100)
#> make_change_text(0)
#> make_change_text(7)
#> make_change_text(199)
# %%
class Solution:
    def digitsUp(self,n):
        s=sorted(str(n)); t=''.join(s[::-1])
        return int(t)
    def digitsDown(self,n):
        return int(''.join(sorted(str(n))))
    def gapSteps(self,n):
        c=0
        while n>9 and c<6:
            n=self.digitsUp(n)-self.digitsDown(n); c+=1
        return n,c
#> Solution().gapSteps(21)
#> Solution().gapSteps(5)
#> Solution().gapSteps(333)
#> Solution().gapSteps(100)
#> Solution().gapSteps(3524)
# %%
def shuffle_cards(lst,times):
    t=0
    while(t<times):
        h=len(lst)//2
        a=lst[:h]; b=lst[h:]
        new=[]
        for i in range(len(b)):
            new.append(b[i])
            if i<len(a): new.append(a[i])
        lst=new
        t=t+1
    return lst
#> shuffle_cards([1,2,3,4],1)
#> shuffle_cards([],3)
#> shuffle_cards([1,2,3,4,5],2)
#> shuffle_cards(['a'],4)
#> shuffle_cards([1,2,3,4,5,6],3)
# %%
def mask_mail(mail):
    if '@' not in mail: return 'bad'
    user,dom=mail.split('@')[0],mail.split('@')[-1]
    if(len(user)<=2): hid='*'*len(user)
    elif(len(user)<=5):
        hid=user[0]+'*'*(len(user)-1)
    else: hid=user[:2]+'***'+user[-1]
    return hid+'@'+dom.lower()
#> mask_mail('anna@Mail.com')
#> mask_mail('jo@x.org')
#> mask_mail('nothing')
#> mask_mail('longname7@SITE.net')
#> mask_mail('@q')
# %%
def mul_until(lst,limit):
    p=1;i=0;n=len(lst)
    while(i<n):
        if(lst[i]==0):
            i=i+1
            continue
        if(p*lst[i]>limit):
            break
        p=p*lst[i];i=i+1
    else:
        return (p,'end')
    return (p,lst[i])
#> mul_until([2,3,4],10)
#> mul_until([],5)
#> mul_until([0,5,0,2],100)
#> mul_until([50],49)
#> mul_until([0.5,8,-2,7],6)
# %%
def tup_add_key(tl):
    d={}
    for a,b,c in tl:
        if (a,b) in d: d[(a,b)]+=c
        elif (b,a) in d: d[(b,a)]-=c
        else: d[(a,b)]=c
    return [k+(v,) for k,v in d.items() if v!=0]
#> tup_add_key([('x','y',5),('y','x',2)])
#> tup_add_key([])
#> tup_add_key([('a','b',1),('b','a',1)])
#> tup_add_key([('m','n',4),('m','n',6),('n','o',3)])
#> tup_add_key([('p','p',7)])
# %%
def next_let(c,n):
    a=ord('a') if c.islower() else ord('A')
    return chr((ord(c)-a+n)%26+a)
def grow_code(str1):
    out=''; n=0
    for c in str1:
        if c.isalpha(): n=n+1; out=out+next_let(c,n)
        else: n=0; out=out+c
    return out
#> grow_code('aaaa')
#> grow_code('')
#> grow_code('Zoo Cat')
#> grow_code('1-2')
#> grow_code('xY zA')
# %%
def pack_bags(w,cap):
    bags=1
    cur=0
    for x in w:
        if x>cap: return 'item '+str(x)+' too big'
        if cur+x>cap: bags=bags+1; cur=x
        else: cur=cur+x
    if cur==0: bags=bags-1
    return bags
#> pack_bags([2,3,4],5)
#> pack_bags([],5)
#> pack_bags([9,1],8)
#> pack_bags([1,1,1,1],2)
#> pack_bags([0.5,2.5,2.60],3.0)
# %%
def remove_nested(lst,val):
    out=[]
    for x in lst:
        if isinstance(x,list):
            y=remove_nested(x,val)
            if y!=[]: out.append(y)
        elif x!=val:
            out.append(x)
    return out
#> remove_nested([1,[2,1],[[1]]],1)
#> remove_nested([],0)
#> remove_nested([[3,[3]],3],3)
#> remove_nested(['a',['b']],'c')
#> remove_nested([[],[5,[6,[7,5]]]],5)
# %%
class Solution:
 def peaks(self,a):
  res=[]
  for i in range(1,len(a)-1):
   if(a[i]>a[i-1]):
    if(a[i]>a[i+1]):
     res.append(i)
  if len(res)<2: return 0
  return max(res[k+1]-res[k] for k in range(len(res)-1))
#> Solution().peaks([1,3,1,4,1])
#> Solution().peaks([])
#> Solution().peaks([1,2,3])
#> Solution().peaks([0,5,0,0,0,6,0,7,0])
#> Solution().peaks([2,9,2])
# %%
def sum_sq_even(n):
    s=0
    for i in range(2,2*n+1,2):
        s=s+i*i
    return s
def sum_sq_odd(n):
    s=0
    for i in range(1,2*n,2): s=s+i*i
    return s
def sq_gap(n):
    d=sum_sq_even(n)-sum_sq_odd(n)
    return d if d<100 else str(d)
#> sq_gap(3)
#> sq_gap(0)
#> sq_gap(7)
#> sq_gap(1)
#> sq_gap(6)
# %%
def check_pass(pw):
    up=0;lo=0;di=0;ot=0
    for c in pw:
        if('A'<=c<='Z'):up=1
        elif('a'<=c<='z'):lo=1
        elif('0'<=c<='9'):di=1
        else:ot=1
    score=up+lo+di+ot
    if(len(pw)>=8):score=score+1
    if(score<=2):return 'weak'
    elif(score==3):return 'fair'
    elif(score==4):return 'good'
    else:return 'strong'
#> check_pass('abc')
#> check_pass('Abc123')
#> check_pass('Abcdef123')
#> check_pass('A1b!c2d?')
#> check_pass('')
# %%
def merge_sorted(a,b):
    res=[]; i=j=0
    while i<len(a) or j<len(b):
        if j==len(b) or (i<len(a) and a[i]<=b[j]):
            res.append(a[i]); i+=1
        else:
            res.append(b[j]); j+=1
    return res
def merge_many(lists):
    out=[]
    for l in lists: out=merge_sorted(out,l)
    return out
#> merge_many([[1,4],[2,3]])
#> merge_many([])
#> merge_many([[5],[],[1,9],[5,6]])
#> merge_many([[-2,0],[-3]])
#> merge_many([[0.5,2],[1,2.25]])
# %%
def cat_years(y):
    if(y<=0): h=0
    elif(y==1): h=15
    elif(y==2): h=24
    else:
        h=24
        k=3
        while(k<=y):
            h=h+4
            k=k+1
    return h
def oldest_cat(cats):
    best=None
    for n in cats:
        if best==None or cat_years(cats[n])>cat_years(cats[best]): best=n
    return best
#> oldest_cat({'tom':3,'kit':1})
#> oldest_cat({})
#> oldest_cat({'a':0,'b':-2})
#> oldest_cat({'mo':2,'jo':5,'bo':4})
#> oldest_cat({'x':6,'y':6})
# %%
def list_to_str(lst):
    if len(lst)==0: return ''
    if len(lst)==1: return str(lst[0])
    s=''
    for i in range(len(lst)-1):
        s=s+str(lst[i])
        if i<len(lst)-2: s=s+', '
    s=s+' and '+str(lst[-1])
    return s
#> list_to_str(['a','b','c'])
#> list_to_str([])
#> list_to_str([7])
#> list_to_str([1,2])
#> list_to_str(['red',0.5,None,'x'])
# %%
def most_rows(mat):
    seen=[]; cnt=[]
    for row in mat:
        r=sorted(row)
        if r in seen: cnt[seen.index(r)]+=1
        else: seen.append(r); cnt.append(1)
    if not seen: return []
    m=cnt.index(max(cnt))
    return seen[m],cnt[m]
#> most_rows([[1,2],[2,1],[3]])
#> most_rows([])
#> most_rows([[4],[5]])
#> most_rows([[1],[0,9],[9,0],[1],[9,0]])
#> most_rows([[],[]])
# %%
def pts(w,d):
    return w*3+d
def league(teams):
    tab=[]
    for t in teams:
        name,w,d,l=t
        tab.append((pts(w,d)-l*0.5,name))
    tab.sort(reverse=True)
    res=''
    for p,n in tab: res=res+n+':'+str(p)+' '
    return res.strip()
#> league([('A',1,1,1),('B',2,0,1)])
#> league([])
#> league([('X',0,0,3)])
#> league([('P',1,0,0),('Q',0,3,0),('R',1,1,2)])
#> league([('M',5,2,1),('N',4,4,0)])
# %%
class Solution:
    def alarm(self,readings,limit):
        on=False; log=[]
        for i,r in enumerate(readings):
            if not on and r>limit:
                on=True; log.append('on@'+str(i))
            elif on and r<limit*0.5:
                on=False; log.append('off@'+str(i))
        if on: log.append('still on')
        return log
#> Solution().alarm([1,6,3,2,7],5)
#> Solution().alarm([],1)
#> Solution().alarm([2,2,2],2)
#> Solution().alarm([10,4,10,4],9)
#> Solution().alarm([0.5,3.0,1.4,1.0],2.60)
# %%
def strange_sort(lst):
    res=[]
    flag=0
    while len(lst)>0:
        if flag==0:
            x=min(lst); flag=1
        else:
            x=max(lst); flag=0
        if x%2==0 and len(lst)>1: flag=1-flag   # even keeps the side
        res.append(x)
        lst.remove(x)
    return res
#> strange_sort([1,2,3,4])
#> strange_sort([])
#> strange_sort([5,5,7])
#> strange_sort([10,8,6])
#> strange_sort([9,0,3,-1])
# %%
def n_times(f,n,x):
    for _ in range(n): x=f(x)
    return x
def play(x,n):
    a=n_times(lambda v:v*2,n,x)
    b=n_times(lambda v:v+10,n,x)
    if a>b: return 'double',a
    return 'ten',b
#> play(3,2)
#> play(1,6)
#> play(10,1)
#> play(5,0)
#> play(0.5,5)
# %%
def swap_halves(str1):
    m=len(str1)//2
    if len(str1)%2==0: return str1[m:]+str1[:m]
    return str1[m+1:]+str1[m]+str1[:m]
def swap_back(str1):
    k=0; s=swap_halves(str1)
    while s!=str1 and k<10:
        s=swap_halves(s); k=k+1
    return k
def swap_info(str1): return swap_halves(str1)+'/'+str(swap_back(str1))
#> swap_info('abcd')
#> swap_info('')
#> swap_info('abcde')
#> swap_info('zz')
#> swap_info('pot pie')
# %%
def rain_avg(d):
    out={}
    for m,vals in d.items():
        good=[v for v in vals if v>=0]
        if len(good)==0:
            out[m]=None
            continue
        a=sum(good)/len(good)
        out[m]=round(a,2)
    return out
#> rain_avg({'jan':[1,2,3],'feb':[-1,4]})
#> rain_avg({})
#> rain_avg({'x':[]})
#> rain_avg({'a':[2.60,0.5],'b':[-9,-9]})
#> rain_avg({'mar':[10,0,0,1],'apr':[7]})
# %%
class Solution:
  def stairsWays(self,n,broken):
    ways=[0]*(n+1)
    ways[0]=1
    for i in range(1,n+1):
      if(i in broken):
        continue
      ways[i]=ways[i-1]
      if(i>=3): ways[i]=ways[i]+ways[i-3]
    return ways[n]
#> Solution().stairsWays(5,[])
#> Solution().stairsWays(4,[2])
#> Solution().stairsWays(0,[])
#> Solution().stairsWays(6,[6])
#> Solution().stairsWays(9,[4])
# %%
def even_first(lst):
    i=0; j=len(lst)-1
    while(i<j):
        if(lst[i]%2==0): i=i+1
        elif(lst[j]%2==1): j=j-1
        else:
            tmp=lst[i]; lst[i]=lst[j]; lst[j]=tmp
            i=i+1; j=j-1
    return lst
#> even_first([1,2,3,4])
#> even_first([])
#> even_first([7,9,8])
#> even_first([2,4,5])
#> even_first([3,1,0,6,10,5])
# %%
def add_time(times):
    tot=0
    for t in times:
        if t.count(':')==1:
            m,s=t.split(':')
            tot=tot+int(m)*60+int(s)
        elif t[-1]=='s': tot=tot+int(t[:-1])
        elif t[-1]=='m': tot=tot+int(float(t[:-1])*60)
    return str(tot//60)+':'+str(tot%60).zfill(2)
#> add_time(['1:30','45s'])
#> add_time([])
#> add_time(['2.5m','0:05'])
#> add_time(['10','3:x'])
#> add_time(['59s','59s','0.5m'])
# %%
def pts_in_box(p_list,x1,y1,x2,y2):
    inn=0; edge=0
    for p in p_list:
        if p[0]<x1 or p[0]>x2 or \
           p[1]<y1 or p[1]>y2:
            continue
        if p[0]==x1 or p[0]==x2 or p[1]==y1 or p[1]==y2: edge=edge+1
        else: inn=inn+1
    return inn,edge
#> pts_in_box([(1,1),(0,0),(5,5)],0,0,2,2)
#> pts_in_box([],0,0,1,1)
#> pts_in_box([(3,3),(4,2)],1,1,4,4)
#> pts_in_box([(9,9),(-1,0)],0,0,5,5)
#> pts_in_box([(0.5,0.5),(0.25,0.75),(1,0.3)],0,0,1,1)
# %%
class Solution:
    def wordLadderish(self,words):
        c=0
        for i in range(1,len(words)):
            a,b=words[i-1],words[i]
            if len(a)!=len(b): return i
            d=sum(1 for x,y in zip(a,b) if x!=y)
            if d!=1: return i
            c=c+1
        return 'ok '+str(c)
#> Solution().wordLadderish(['cat','cot','dot'])
#> Solution().wordLadderish([])
#> Solution().wordLadderish(['a','ab'])
#> Solution().wordLadderish(['lead','load','goad','gold'])
#> Solution().wordLadderish(['same','same'])
# %%
def fact_list(n):
    f=[1]
    for i in range(1,n+1): f.append(f[-1]*i)
    return f
def to_fact_base(num):
    f=fact_list(6)
    res=''
    k=6
    while k>0:
        q=num//f[k]; num=num%f[k]
        if q>0 or res!='': res=res+str(q)
        k=k-1
    return res if res!='' else '0'
#> to_fact_base(10)
#> to_fact_base(0)
#> to_fact_base(463)
#> to_fact_base(719)
#> to_fact_base(24)
# %%
class Solution:
    def bigBlock(self,g):
        best=0
        for i in range(len(g)-1):
            for j in range(len(g[0])-1):
                s=(g[i][j]+g[i][j+1]
                   +g[i+1][j]+g[i+1][j+1])
                if s>best: best=s
        return best
#> Solution().bigBlock([[1,2],[3,4]])
#> Solution().bigBlock([[5,5,5]])
#> Solution().bigBlock([])
#> Solution().bigBlock([[0,1,2],[3,0,5],[6,7,0]])
#> Solution().bigBlock([[-1,-1],[-1,-1]])
# %%
class Solution:
    def tidy(self,s):
        s=s.strip()
        while '  ' in s: s=s.replace('  ',' ')
        res=''
        for i in range(len(s)):
            if s[i]==' ' and i+1<len(s) and s[i+1] in ',.!': continue
            res=res+s[i]
            if s[i]==',' and i+1<len(s) and s[i+1]!=' ': res=res+' '
        return res
#> Solution().tidy('hi ,bob')
#> Solution().tidy('')
#> Solution().tidy('  a   b .')
#> Solution().tidy('one,two , six')
#> Solution().tidy('wow !')
