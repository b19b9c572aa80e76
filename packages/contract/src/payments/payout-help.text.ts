import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A payout is the transfer of the payment provider to the bank: payments less refunds, charge-backs and fees. Posting it clears the account of online payments.',
    ar: 'التحويل هو ما يحوّله مزوّد الدفع إلى البنك: المدفوعات بعد طرح المسترد والمعكوس والرسوم. وترحيله يصفّي حساب المدفوعات عبر الإنترنت.',
  },
  help_import: { en: 'Import a payout', ar: 'استيراد تحويل' },
  help_import_1: {
    en: 'Download the itemised payout report of the provider as a CSV file and choose Import payout.',
    ar: 'نزّل تقرير التحويل المفصّل من المزوّد بصيغة CSV واختر «استيراد تحويل».',
  },
  help_import_2: {
    en: 'Open the tab Matching to see entries without an online payment, and online payments that were not paid out.',
    ar: 'افتح تبويب «المطابقة» لرؤية القيود التي لا دفعة لها والمدفوعات التي لم تُحوّل.',
  },
  help_import_3: {
    en: 'Choose Post. Match the transfer with the bank statement as any other entry.',
    ar: 'اختر «ترحيل» ثم طابق التحويل مع كشف البنك كأي قيد آخر.',
  },
})
