# %%
def parking_fee(hours,weekend):
  if(hours<=0.5):
    fee=0
  elif(hours<=2):
    fee=2.60
  elif(hours<=5):
    fee=2.60+(hours-2)*1.25
  else:
    fee=9.5
  if(weekend==True):
    fee=fee/2
  return fee
#> parking_fee(0.25,False)
#> parking_fee(1.5,True)
#> parking_fee(4,False)
#> parking_fee(12,True)
#> parking_fee(3.5,True)
# %%
def count_bigger_next(lst):
    cnt=0
    i=0
    while i<len(lst)-1:
        if lst[i+1]>lst[i]: cnt=cnt+1
        i=i+1
    return cnt
#> count_bigger_next([1,2,3,2,5])
#> count_bigger_next([])
#> count_bigger_next([9,8,7])
#> count_bigger_next([4])
#> count_bigger_next([-3,-1,-1,0,12,11,40])
# %%
def sort_by_second(test_list):
    res=sorted(test_list,key=lambda x:x[1])
    out=[]
    for i in range (0,len(res)):
        out.append(res[i][0])
    return out
#> sort_by_second([('a',3),('b',1),('c',2)])
#> sort_by_second([])
#> sort_by_second([('pen',12),('ink',12),('cap',5)])
#> sort_by_second([(7,-1),(8,-5),(9,0),(10,-5)])
#> sort_by_second([('solo',1)])
# %%
def rev_add( num ) :
    steps = 0
    while( steps < 10 ) :
        rev = int( str( num )[ : : -1 ] )
        if( rev == num ) :
            return ( num , steps )
        num = num + rev
        steps = steps + 1
    return ( -1 , steps )
#> rev_add(56)
#> rev_add(121)
#> rev_add(89)
#> rev_add(0)
#> rev_add(349)
# %%
def letters_only(str1):
 res=''
 bad=0
 for ch in str1:
  if ch.isalpha():
   res=res+ch.lower()
  else:
   bad=bad+1
 if bad==0:
  return res
 else:
  return res+str(bad)
#> letters_only('Hello')
#> letters_only('a1b2c3')
#> letters_only('')
#> letters_only('!! ??')
#> letters_only('Mr. Fox (red)')
# %%
from functools import reduce
def glue_digits(arr):
        odd=list(filter(lambda x:x%2!=0,arr))
        if len(odd)==0:
                return 0
        num=reduce(lambda a,b:a*10+b%10,odd,0)
        return num
#> glue_digits([1,2,3,4,5])
#> glue_digits([2,4])
#> glue_digits([17,23,8,91])
#> glue_digits([])
#> glue_digits([9])
# %%
def grade_of(marks):
    tot=0; n=0
    for m in marks:
        tot=tot+m; n=n+1
    if n==0: return 'none'
    avg=tot/n
    if avg>=90: return 'A'
    else:
        if avg>=75: return 'B'
        else:
            if avg>=50.5: return 'C'
            else: return 'F'
#> grade_of([90,95,100])
#> grade_of([80,70,79])
#> grade_of([])
#> grade_of([50,51])
#> grade_of([12,33,41,20])
# %%
def row_with_most(mat,val):
    best=-1
    best_row=-1
    for r in range(0,len(mat)):
        c=0
        for k in range(0,len(mat[r])):
            if(mat[r][k]==val):
                c=c+1
        if(c>best):
            best=c
            best_row=r
    return best_row,best
#> row_with_most([[1,0,1],[1,1,1],[0,0,0]],1)
#> row_with_most([[2,2],[2,2]],2)
#> row_with_most([],4)
#> row_with_most([[5],[6],[7,7]],7)
#> row_with_most([[0,3,0],[9,9,9]],8)
# %%
def bmi_label(w,h):
   bmi = w/(h*h)
   # labels are ours
   if bmi<18.5:
      label = "light"
   elif bmi<25.0:
      label = "fine"
   elif bmi<30.0: label = "heavy"
   else: label = "very heavy"
   return label+" "+str(int(bmi))
#> bmi_label(50,1.75)
#> bmi_label(162.5,1.8)
#> bmi_label(70,1.7)
#> bmi_label(85,1.75)
#> bmi_label(61.5,1.9)
# %%
def flat_once(test_list):
    res=[]
    for ele in test_list:
        if type(ele)==list:
            res=res+ele
        else:
            res=res+[ele]
    return res
def depth_two_sum(test_list):
    once=flat_once(test_list)
    twice=flat_once(once)
    return sum(x for x in twice if type(x)!=list)
#> depth_two_sum([1,[2,3],[4,[5]]])
#> depth_two_sum([])
#> depth_two_sum([[[[10]]],3])
#> depth_two_sum([7,8,9])
#> depth_two_sum([[1,[1,[1,[1]]]],[-2,[-2]]])
# %%
class Solution:
  def pairsApart(self,arr,gap):
    cnt=0
    n=len(arr)
    for i in range(n):
      for j in range(i+1,n):
        d=arr[i]-arr[j]
        if(d<0): d=-d
        if(d==gap): cnt+=1
    return cnt
#> Solution().pairsApart([1,3,5,7],2)
#> Solution().pairsApart([4,4,4],0)
#> Solution().pairsApart([],1)
#> Solution().pairsApart([10,7,4,1,13],6)
#> Solution().pairsApart([1,2],5)
# %%
def shout_words(str1,k):
    words=str1.split(' ')
    new_words=[]
    idx=0
    while(idx<len(words)):
        w=words[idx]
        if len(w)>=k: new_words.append(w.upper())
        else: new_words.append(w)
        idx=idx+1
    ans=' '.join(new_words)
    return ans
#> shout_words('the quick brown fox',5)
#> shout_words('',1)
#> shout_words('a bb ccc',2)
#> shout_words('no one cares',9)
#> shout_words('up we go now',0)
# %%
def is_step_number(num):
    s=str(num)
    flag=True
    for i in range(1,len(s)):
        if abs(int(s[i])-int(s[i-1]))!=1:
            flag=False
            break
    return flag
def step_numbers(lo,hi):
    return [x for x in range(lo,hi+1) if is_step_number(x)==True]
#> step_numbers(8,14)
#> step_numbers(40,50)
#> step_numbers(100,104)
#> step_numbers(5,4)
#> step_numbers(207,213)
# %%
def group_by_len(words):
    d={}
    for w in words:
        if len(w) in d.keys():
            d[len(w)].append(w)
        else:
            d[len(w)]=[w]
    res=[]
    for k in sorted(d): res.append((k,len(d[k]),d[k][-1]))
    return res
#> group_by_len(['a','bb','cc','d'])
#> group_by_len([])
#> group_by_len(['one','two','three','four','five','six'])
#> group_by_len(['x'])
#> group_by_len(['','',''])
# %%
def mul_table_row(n , limit):
    row = [ ]
    i = 1
    while True :
        p = n * i
        if p > limit : break
        if p % 10 == 0 :
            row . append ( 0 )
        else :
            row . append ( p )
        i = i + 1
    return row
#> mul_table_row(5,30)
#> mul_table_row(7,80)
#> mul_table_row(12,11)
#> mul_table_row(25,110)
#> mul_table_row(1,12)
# %%
def tuple_max_diff(tup_list):
    if not tup_list: return 0
    diffs=[abs(a-b) for a,b in tup_list]
    big=max(diffs)
    small=min(diffs)
    if(big==small):
        return big
    return big-small
#> tuple_max_diff([(1,5),(3,3),(10,2)])
#> tuple_max_diff([])
#> tuple_max_diff([(4,6)])
#> tuple_max_diff([(1,2),(2,1)])
#> tuple_max_diff([(-5,5),(0,7),(100,99)])
# %%
def count_digit_sum_even(arr):
    cnt=0
    for num in arr:
        n=abs(num)
        s=0
        while n>0:
            s=s+n%10
            n=n//10
        if s%2==0:
            cnt=cnt+1
        else:
            pass
    return cnt
#> count_digit_sum_even([11,12,13])
#> count_digit_sum_even([])
#> count_digit_sum_even([-204,1001,7])
#> count_digit_sum_even([0])
#> count_digit_sum_even([999,888,777,12345])
# %%
def ticket_price(age,student,day):
    price=12.50
    if(age<6):
        return 0.0
    else:
        if(age<=14):
            price=price*0.5
        else:
            if(age>=65):
                price=price-4.25
            else:
                if(student):
                    price=price-2.5
    if day=='tue': price=price-1.0
    return price
#> ticket_price(5,False,'mon')
#> ticket_price(10,True,'tue')
#> ticket_price(70,False,'sun')
#> ticket_price(20,True,'tue')
#> ticket_price(33,False,'fri')
# %%
class Solution:
  def swapEnds(self,str1):
    n=len(str1)
    if n<2: return str1
    first=str1[0]; last=str1[n-1]; mid=str1[1:n-1]
    if(first==last):
      return mid
    new=last+mid+first
    return new
#> Solution().swapEnds('table')
#> Solution().swapEnds('x')
#> Solution().swapEnds('abca')
#> Solution().swapEnds('no')
#> Solution().swapEnds('')
# %%
class Solution:
    def helper(self,x):
        if x<0: return -x
        return x
    def farthestFromZero(self,nums):
        res=0; pos=-1
        for i in range(len(nums)):
            if(self.helper(nums[i])>=self.helper(res)):
                res=nums[i]; pos=i
        return [res,pos]
#> Solution().farthestFromZero([3,-8,5])
#> Solution().farthestFromZero([])
#> Solution().farthestFromZero([0,0])
#> Solution().farthestFromZero([6,-6,6,-2])
#> Solution().farthestFromZero([-150])
# %%
def all_between(test_list,lo,hi):
    ok=all(lo<=x<=hi for x in test_list)
    if ok==True:
        return 'yes'
    bad=[x for x in test_list if not(lo<=x<=hi)]
    return 'no:'+','.join(map(str,bad))
#> all_between([1,2,3],0,5)
#> all_between([1,20,3,-4],0,5)
#> all_between([],1,2)
#> all_between([10,10],10,10)
#> all_between([0.5,2.75,9.0],1,3)
# %%
def fold_list(lst):
    i=0
    j=len(lst)-1
    out=[]
    while(i<j):
        out.append(lst[i]+lst[j])
        i=i+1
        j=j-1
    if i==j: out.append(lst[i])
    return out
def fold_all(lst):
    while len(lst)>1: lst=fold_list(lst)
    return lst
#> fold_all([1,2,3,4,5])
#> fold_all([])
#> fold_all([10])
#> fold_all([2,2,2,2])
#> fold_all([5,-5,9,100,3,8,1])
# %%
def vowel_score(str1):
    score=0
    for c in str1:
        if c=='a' or c=='e':
            score=score+1
        elif c=='i': score=score+2
        elif c=='o':
            score=score+3
        elif c=='u': score=score+5
        elif c==' ':
            score=0     # start again after a space
    return score
#> vowel_score('banana')
#> vowel_score('queue')
#> vowel_score('hello you')
#> vowel_score('')
#> vowel_score('rhythm igloo')
# %%
def diag_or_zero(mat):
    n=len(mat)
    res=[]
    for i in range(n):
        if(len(mat[i])>i): res.append(mat[i][i])
        else: res.append(0)
    return tuple(res)
#> diag_or_zero([[1,2],[3,4]])
#> diag_or_zero([[5],[6],[7]])
#> diag_or_zero([])
#> diag_or_zero([[1,0,0],[],[4,4,9]])
#> diag_or_zero([[8,1],[2,8,1],[3],[0,0,0,6]])
# %%
def change_back(paid,cost):
    left=round((paid-cost)*100)
    if left<0: return None
    coins=[200,100,50,20,10,5]
    res={}
    for c in coins:
        n=left//c
        if n>0:
            res[c]=n
            left=left-n*c
    return res,left
#> change_back(5,3.35)
#> change_back(10.0,2.60)
#> change_back(1,2)
#> change_back(4,4)
#> change_back(20,0.13)
# %%
def unique_in_order(arr1,arr2):
    res=[]
    for x in arr1+arr2:
        if x in arr1 and x in arr2:
            continue
        if x not in res:
            res.append(x)
    return res
#> unique_in_order([1,2,3],[3,4])
#> unique_in_order([],[])
#> unique_in_order([5,5,6],[7,7])
#> unique_in_order(['a','b'],['b','a'])
#> unique_in_order([9,8,9,1],[8,2])
# %%
def longest_key(d):
    best=max(d,key=lambda k:len(d[k]))
    n=len(d[best])
    tie=0
    for k in d:
        if len(d[k])==n: tie=tie+1
    if tie>1: return best,'tie'
    return best,n
#> longest_key({'a':[1,2],'b':[3]})
#> longest_key({'x':[],'y':[]})
#> longest_key({'red':[4,4,4],'blue':[1],'tan':[2,2,2]})
#> longest_key({'only':[0]})
#> longest_key({})
# %%
def shift_vowel(ch):
    vs="aeiou"
    if ch not in vs: return ch
    p=vs.index(ch)
    return vs[(p+1)%5]
def next_vowels(str1,times):
    for t in range(times):
        str1=''.join([shift_vowel(c) for c in str1])
    return str1
#> next_vowels('cat',1)
#> next_vowels('hut',2)
#> next_vowels('sky',1)
#> next_vowels('oui',0)
#> next_vowels('ice',3)
# %%
def sum_until_neg(lst):
   total=0; i=0; flag=0
   while(i<len(lst) and flag==0):
      if(lst[i]<0):
         flag=1
      else:
         total=total+lst[i]
      i=i+1
   if(flag==1):
      return (total,i-1)
   else:
      return (total,None)
#> sum_until_neg([3,4,-1,9])
#> sum_until_neg([1,2,3])
#> sum_until_neg([-7])
#> sum_until_neg([])
#> sum_until_neg([0.5,2.25,-0.5,8])
# %%
def num_to_stars(nums):
    rows=[]
    for num in nums:
        line=""
        k=0
        while k<num:
            if k==4: line=line+"|"
            else: line=line+"*"
            k+=1
        rows.append(line)
    return "/".join(rows)
#> num_to_stars([1,3,2])
#> num_to_stars([])
#> num_to_stars([6,0,5])
#> num_to_stars([-2,4])
#> num_to_stars([8])
# %%
class Solution:
    def secondLow(self,arr):
        a=arr[:]        # copy
        a.sort()
        low=a[0]
        for x in a:
            if(x!=low):
                return x
        return low-1
#> Solution().secondLow([5,1,4])
#> Solution().secondLow([2,2,2])
#> Solution().secondLow([-1,-1,0,-1])
#> Solution().secondLow([])
#> Solution().secondLow([30,10,20,10])
# %%
class Solution:
 def isMirrorRow(self,row):
  return row==row[::-1]
 def mirrorRows(self,mat):
  res=[]
  for i in range(len(mat)):
   if self.isMirrorRow(mat[i]):
    res+=[i]
  return res
#> Solution().mirrorRows([[1,2,1],[1,2,3]])
#> Solution().mirrorRows([])
#> Solution().mirrorRows([[],[4],[4,4],[4,5]])
#> Solution().mirrorRows([[0,1],[1,0]])
#> Solution().mirrorRows([[7,8,8,7],[3,1,2],[9,9,9]])
# %%
def div_count(n,divs):
    cnts=[0]*len(divs)
    for num in range(1,n+1):
        for k in range(len(divs)):
            if num%divs[k]==0:
                cnts[k]=cnts[k]+1
                break
    return cnts
#> div_count(10,[2,3])
#> div_count(6,[])
#> div_count(9,[4,2,1])
#> div_count(0,[5,7])
#> div_count(13,[5,3,2])
# %%
def strip_same(str1,str2):
    i=0
    while i<len(str1) and i<len(str2) and str1[i]==str2[i]: i+=1
    a=str1[i:]
    b=str2[i:]
    if a=="" and b=="": return "same"
    return a+"-"+b
#> strip_same('window','windy')
#> strip_same('cat','cat')
#> strip_same('','abc')
#> strip_same('prefix','pre')
#> strip_same('left','right')
# %%
def water_bill(units):
    if units<0: raise ValueError('units')
    if(units<=50): amount=units*0.60; extra=5
    elif(units<=150):
        amount=30+((units-50)*0.75)
        extra=15.5
    elif(units<=250): amount=105+((units-150)*1.20); extra=20
    else:
        amount=225+((units-250)*1.50); extra=32.75
    total=amount+extra
    return '%.2f'%total
#> water_bill(40)
#> water_bill(162.5)
#> water_bill(120)
#> water_bill(-1)
#> water_bill(400)
# %%
class Solution:
    def zipUneven(self,l1,l2):
        res=[]; m=max(len(l1),len(l2))
        for i in range(0,m):
            if i<len(l1):
                res.append(l1[i])
            if i<len(l2):
                res.append(l2[i]*10)
        return res
#> Solution().zipUneven([1,2,3],[4])
#> Solution().zipUneven([],[7,8])
#> Solution().zipUneven([5],[5])
#> Solution().zipUneven([],[])
#> Solution().zipUneven([-1,0],[3,2,1,0.5])
# %%
def odd_place_product(num):
    s=str(num)[::-1]
    p=1
    for i in range(0,len(s),2):
        d=int(s[i])
        if d==0: continue
        p=p*d
    return p
#> odd_place_product(12345)
#> odd_place_product(7)
#> odd_place_product(9080)
#> odd_place_product(0)
#> odd_place_product(660606)
# %%
class Solution:
    def toClock(self,mins):
        h=mins//60
        m=mins%60
        half='am'
        h=h%24
        if(h>=12): half='pm'
        h=h%12
        if(h==0):
            h=12
        txt=str(h)+':'
        if(m<10): txt=txt+'0'
        txt=txt+str(m)+half
        return txt
#> Solution().toClock(75)
#> Solution().toClock(0)
#> Solution().toClock(725)
#> Solution().toClock(1439)
#> Solution().toClock(2000)
# %%
def keep_rising(tup):
    res=()
    for x in tup:
        if len(res)==0 or x>res[-1]:
            res=res+(x,)
    return res
def rising_share(tup):
    if len(tup)==0: return 0.0
    kept=keep_rising(tup)
    return round(len(kept)/len(tup),2)
#> rising_share((1,3,2,5))
#> rising_share(())
#> rising_share((9,1,2))
#> rising_share((1,2,3,4,5,6))
#> rising_share((2,2,3,1,8,8,9))
# %%
class Solution:
    def countTurns(self, path):
        turns = 0
        prev = ''
        for p in path:
            if prev != '' and p != prev:
                if p in 'NS' and prev in 'EW' or p in 'EW' and prev in 'NS':
                    turns += 1
                else:
                    turns += 2
            prev = p
        return turns
#> Solution().countTurns('NNEE')
#> Solution().countTurns('')
#> Solution().countTurns('NSNS')
#> Solution().countTurns('EEE')
#> Solution().countTurns('NESWWEN')
