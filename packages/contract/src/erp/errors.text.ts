import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  setting_unknown: {
    en: 'This setting does not exist, or cannot be chosen here. Reload the page.',
    ar: 'هذا الإعداد غير موجود أو لا يمكن اختياره هنا. أعد تحميل الصفحة.',
  },
  setting_value: {
    en: 'A setting does not take this value. Check the marked settings.',
    ar: 'لا يقبل أحد الإعدادات هذه القيمة. راجع الإعدادات المحددة.',
  },
  rule_broken: {
    en: 'These values do not go together. Check the marked fields.',
    ar: 'هذه القيم لا تتوافق معًا. راجع الحقول المحددة.',
  },
  kind_locked: {
    en: 'This payment type was used, so its kind stays. Make a new payment type.',
    ar: 'استُخدم نوع الدفع هذا، فلا يتغير نوعه. أنشئ نوع دفع جديدًا.',
  },
  period_too_long: {
    en: 'This period is too long to be read at once. Choose fewer days: the audit log takes a year, with a store, event, field or address 31 days; the work report 31 days, of one user a year.',
    ar: 'هذه الفترة أطول من أن تُقرأ دفعة واحدة. اختر أيامًا أقل: يقبل سجل التدقيق سنة، ومع الفرع أو الحدث أو الحقل أو العنوان 31 يومًا، ويقبل تقرير العمل 31 يومًا، ولمستخدم واحد سنة.',
  },
})
