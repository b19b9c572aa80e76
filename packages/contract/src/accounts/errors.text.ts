import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  period_closed: {
    en: 'This fiscal period is closed. Select a date in an open period, or have the period reopened.',
    ar: 'هذه الفترة المالية مقفلة. اختر تاريخًا في فترة مفتوحة أو اطلب إعادة فتحها.',
  },
  month_not_ready: {
    en: 'The fiscal period cannot be closed yet. Complete its closing checklist first.',
    ar: 'لا يمكن إقفال الفترة المالية بعد. أكمل قائمة إقفالها أولًا.',
  },
  later_month_closed: {
    en: 'A later fiscal period is closed. Reopen the last closed period first.',
    ar: 'توجد فترة مالية لاحقة مقفلة. أعد فتح آخر فترة مقفلة أولًا.',
  },
  rule_broken: {
    en: 'These values do not belong together. Check the marked fields.',
    ar: 'هذه القيم لا تتوافق. راجع الحقول المعلّمة.',
  },
  rule_missing: {
    en: 'A posting rule is missing for this document. Add it under Posting rules, then try again.',
    ar: 'تنقص قاعدة ترحيل لهذا المستند. أضفها في قواعد الترحيل ثم حاول مرة أخرى.',
  },
  unknown_account: {
    en: 'An account of this journal is inactive or does not exist. Select an active account.',
    ar: 'أحد حسابات القيد غير نشط أو غير موجود. اختر حسابًا نشطًا.',
  },
  control_account: {
    en: 'Journal entries cannot post to this account. Select an account that allows manual posting.',
    ar: 'لا يمكن لقيود اليومية الترحيل إلى هذا الحساب. اختر حسابًا يسمح بالترحيل اليدوي.',
  },
  unbalanced: {
    en: 'Debits and credits differ. Enter lines with equal totals.',
    ar: 'المدين والدائن غير متساويين. أدخل سطورًا متساوية المجموع.',
  },
  tax_rates: {
    en: 'The rates do not suit the type of this tax code. Check the rates.',
    ar: 'النسب لا تناسب نوع رمز الضريبة. راجع النسب.',
  },
  tax_rates_above: {
    en: 'Codes of this type have no rate above 0 %. Enter 0 % or select another type.',
    ar: 'رموز هذا النوع لا نسبة لها فوق 0 %. أدخل 0 % أو اختر نوعًا آخر.',
  },
  tax_rates_none: {
    en: 'Codes of this type require at least one rate. Add a rate.',
    ar: 'رموز هذا النوع تتطلب نسبة واحدة على الأقل. أضف نسبة.',
  },
  not_reversible: {
    en: 'This journal cannot be reversed here. Reverse its document instead.',
    ar: 'لا يمكن عكس هذا القيد هنا. اعكس مستنده بدلًا منه.',
  },
})
