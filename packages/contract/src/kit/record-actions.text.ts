import { texts } from '@countinghouse/kernel/text'

/** Texts that a record needs only when something is done or goes wrong; they load beside its form. */
export const text = texts({
  copy: { en: 'Duplicate', ar: 'تكرار' },
  deleteTitle: { en: 'Delete {name}?', ar: 'حذف {name}؟' },
  deleteBody: { en: 'It is removed; only its history stays.', ar: 'سيُحذف ويبقى سجله الزمني فقط.' },
  deleteIt: { en: 'Delete {name}', ar: 'حذف {name}' },
  deleted: { en: '{name} is deleted.', ar: 'تم حذف {name}.' },
  undeleted: { en: '{name} is back.', ar: 'عاد {name} من جديد.' },
  changed: { en: '{field} of {name} is changed.', ar: 'تم تغيير {field} في {name}.' },
  inUseTitle: { en: '{name} is in use', ar: '{name} قيد الاستخدام' },
  inUseBody: {
    en: 'It cannot be deleted while other records point to it. Deactivate it instead: it stays on old documents and is no longer offered.',
    ar: 'لا يمكن حذفه ما دامت سجلات أخرى تشير إليه. عطّله بدلاً من ذلك: يبقى في المستندات القديمة ولا يُعرض بعد الآن.',
  },
  reactivate: { en: 'Reactivate it', ar: 'أعد تنشيطه' },
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
  notSaved: { en: 'Not saved. What you typed is kept.', ar: 'لم يُحفظ. ما كتبته محفوظ هنا.' },
})
