import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Payments', ar: 'الدفعات' },
  none: { en: 'Nothing is paid yet.', ar: 'لم يُدفع شيء بعد.' },
  document: { en: 'Paid by', ar: 'دُفع بواسطة' },
  kind_payment: { en: 'Payment', ar: 'دفعة' },
  kind_write_off: { en: 'Write-off', ar: 'إعدام دين' },
  kind_netting: { en: 'Netting', ar: 'مقاصة' },
  kind_credit: { en: 'Applied credit', ar: 'رصيد مطبق' },
  settledOn: { en: 'Date', ar: 'التاريخ' },
  amountMinor: { en: 'Amount', ar: 'المبلغ' },
  settled: { en: 'Settled', ar: 'المسدد' },
  open: { en: 'Open', ar: 'المتبقي' },
  link: { en: 'Payment link', ar: 'رابط دفع' },
  linkLead: {
    en: 'The customer pays what is open of this invoice at the address of the link.',
    ar: 'يدفع العميل ما تبقى من هذه الفاتورة عبر عنوان الرابط.',
  },
})
