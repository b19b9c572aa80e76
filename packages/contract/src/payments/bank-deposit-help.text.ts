import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A deposit takes cash out of the safe of a store and brings it to a bank account. Until the bank confirms it, it is cash in transit.',
    ar: 'ينقل الإيداع النقد من خزنة المتجر إلى حساب بنكي. ويبقى نقدًا في الطريق حتى يؤكده البنك.',
  },
  help_deposit: { en: 'Deposit cash', ar: 'إيداع نقد' },
  help_deposit_1: {
    en: 'Create a deposit with store and bank account, count notes and coins by denomination, and choose Send.',
    ar: 'أنشئ إيداعًا بالمتجر والحساب البنكي وعُدّ الأوراق والعملات بحسب الفئة ثم اختر «إرسال».',
  },
  help_deposit_2: {
    en: 'Choose Confirm once the bank credited it, and enter what it counted if that differs.',
    ar: 'اختر «تأكيد» بعد قيده في البنك وأدخل ما عدّه إن اختلف.',
  },
})
