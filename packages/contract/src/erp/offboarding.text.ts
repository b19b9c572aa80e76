import { texts } from '@countinghouse/kernel/text'

/** When somebody leaves: what ends, and what another one takes over. */
export const text = texts({
  offboard: { en: 'Offboard', ar: 'إنهاء الخدمة' },
  title: { en: 'Offboard {name}', ar: 'إنهاء خدمة {name}' },
  purpose: {
    en: 'The person is signed out and kept out at once. What the person did stays; what still waits for somebody is handed over.',
    ar: 'يُسجَّل خروج الشخص ويُمنع من الدخول فورًا. يبقى ما أنجزه، ويُسلَّم ما ينتظر أحدًا إلى غيره.',
  },
  purposeGone: {
    en: 'The person is kept out already. What still waits for somebody is handed over.',
    ar: 'الشخص ممنوع من الدخول بالفعل. يُسلَّم ما ينتظر أحدًا إلى غيره.',
  },
  ends: { en: 'Ends', ar: 'ينتهي' },
  handsOver: { en: 'Is handed over', ar: 'يُسلَّم' },
  ended: { en: 'Ended', ar: 'انتهى' },
  handedOver: { en: 'Handed over to {name}', ar: 'سُلِّم إلى {name}' },
  toCheck: { en: 'For you to look at', ar: 'راجعه بنفسك' },
  nothing: { en: 'Nothing waits for this person.', ar: 'لا شيء ينتظر هذا الشخص.' },
  successor: { en: 'Who takes over', ar: 'من يتولى المهام' },
  successorHint: {
    en: 'Decides on these approvals and looks after these records from now on. Rights are not handed over: give roles for that.',
    ar: 'يبتّ في هذه الموافقات ويتولى هذه السجلات من الآن. لا تُنقل الصلاحيات معها، فامنح الأدوار اللازمة.',
  },
  successorMissing: { en: 'Choose who takes over.', ar: 'اختر من يتولى المهام.' },
  reason: { en: 'Reason', ar: 'السبب' },
  reasonMissing: { en: 'Say why.', ar: 'اذكر السبب.' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  done: { en: 'Done', ar: 'تم' },
  doneTitle: { en: '{name} is offboarded', ar: 'أُنهيت خدمة {name}' },
  failed: { en: 'What the person leaves behind could not be loaded.', ar: 'تعذّر تحميل ما سيتركه هذا الشخص.' },
  sessions: { en: 'Open sessions', ar: 'جلسات مفتوحة' },
  keys: { en: 'API keys', ar: 'مفاتيح الربط البرمجي' },
  invitations: { en: 'Open invitations that the person sent', ar: 'دعوات مفتوحة أرسلها هذا الشخص' },
  keysMade: {
    en: 'API keys of programs that the person made and may know: rotate them',
    ar: 'مفاتيح ربط لبرامج أنشأها الشخص وقد يعرفها: جدّدها',
  },
  managedStores: { en: 'Stores the person manages', ar: 'متاجر يديرها هذا الشخص' },
})
