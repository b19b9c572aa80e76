import { texts } from '@countinghouse/kernel/text'

/** Record actions and their errors; loaded with the form. */
export const text = texts({
  copy: { en: 'Duplicate', ar: 'تكرار' },
  deleteTitle: { en: 'Delete {name}?', ar: 'حذف {name}؟' },
  deleteBody: { en: 'The record is deleted; only its history is kept.', ar: 'سيُحذف ويبقى سجله الزمني فقط.' },
  deleteIt: { en: 'Delete {name}', ar: 'حذف {name}' },
  deleted: { en: '{name} deleted.', ar: 'تم حذف {name}.' },
  undeleted: { en: '{name} restored.', ar: 'تمت استعادة {name}.' },
  changed: { en: '{field} of {name} changed.', ar: 'تم تغيير {field} في {name}.' },
  inUseTitle: { en: '{name} is in use', ar: '{name} قيد الاستخدام' },
  inUseBody: {
    en: 'Other records refer to this record. Deactivate it instead: it remains on existing documents but can no longer be selected.',
    ar: 'تشير سجلات أخرى إلى هذا السجل. عطّله بدلًا من ذلك: يبقى في المستندات الحالية ولا يمكن اختياره بعد الآن.',
  },
  reactivate: { en: 'Reactivate', ar: 'أعد تنشيطه' },
  duplicate: { en: '{name} ({code}) already uses this value.', ar: '{name} ({code}) يستخدم هذه القيمة بالفعل.' },
  duplicateInactive: {
    en: '{name} ({code}) already uses this value and is inactive.',
    ar: '{name} ({code}) يستخدم هذه القيمة بالفعل وهو غير نشط.',
  },
  openOther: { en: 'Open {name}', ar: 'فتح {name}' },
  problems: {
    en: '{count, plural, one {One field needs} other {# fields need}} your attention.',
    ar: '{count, plural, one {حقل واحد يحتاج} two {حقلان يحتاجان} few {# حقول تحتاج} many {# حقلًا يحتاج} other {# حقل يحتاج}} إلى انتباهك.',
  },
  notSaved: { en: 'Not saved. Your entries are kept.', ar: 'لم يُحفظ. إدخالاتك محفوظة هنا.' },
})
