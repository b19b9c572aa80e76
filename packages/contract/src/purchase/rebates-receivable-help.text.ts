import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A supplier rebate stays here until credit notes settle what was accrued. Below zero, more was credited than returns left.',
    ar: 'يبقى خصم الحجم هنا حتى تسوّي الإشعارات الدائنة ما استُحق. وما دون الصفر قُيد أكثر مما أبقته المرتجعات.',
  },
  help_settle: { en: 'Settle a rebate', ar: 'تسوية خصم حجم' },
  help_settle_1: {
    en: 'Open the supplier rebate and choose Create credit note.',
    ar: 'افتح خصم الحجم واختر «إنشاء إشعار دائن».',
  },
  help_settle_2: {
    en: 'Post the credit note on the Supplier invoices page.',
    ar: 'رحّل الإشعار الدائن في صفحة فواتير الموردين.',
  },
})
