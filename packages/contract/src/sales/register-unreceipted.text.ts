import { texts } from '@countinghouse/kernel/text'

/** Returns without a receipt at the register. */
export const text = texts({
  unreceipted: { en: 'Return without receipt', ar: 'إرجاع دون إيصال' },
  unreceiptedLead: {
    en: 'Each product gives back the lowest price at which it was sold in the last 30 days, as store credit.',
    ar: 'يُرد عن كل منتج أقل سعر بيع به خلال آخر 30 يومًا، رصيدَ متجر.',
  },
  unreceiptedComplete: { en: 'Return for {amount}', ar: 'إرجاع مقابل {amount}' },
  unreceiptedCustomer: { en: 'Choose the customer first.', ar: 'اختر العميل أولًا.' },
  unreceiptedUnsold: {
    en: 'Remove what was not sold in the last 30 days.',
    ar: 'احذف ما لم يُبع خلال آخر 30 يومًا.',
  },
  unreceiptedIdentity: { en: 'Check the identity of the customer.', ar: 'تحقق من هوية العميل.' },
  identified: { en: 'Identity of the customer checked', ar: 'تم التحقق من هوية العميل' },
  notSold: { en: 'Not sold recently', ar: 'لم يُبع مؤخرًا' },
})
