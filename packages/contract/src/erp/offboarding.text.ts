import { texts } from '@countinghouse/kernel/text'

/** Offboarding of a user: what ends, and what the successor takes over. */
export const text = texts({
  offboard: { en: 'Offboard', ar: 'إنهاء الخدمة' },
  title: { en: 'Offboard {name}', ar: 'إنهاء خدمة {name}' },
  purpose: {
    en: 'The user is signed out and blocked immediately. Completed work stays; open tasks are handed over.',
    ar: 'يُسجَّل خروج المستخدم ويُمنع من الدخول فورًا. يبقى ما أنجزه، وتُسلَّم المهام المفتوحة إلى غيره.',
  },
  purposeGone: {
    en: 'The user is already blocked. Open tasks are handed over.',
    ar: 'المستخدم ممنوع من الدخول بالفعل. تُسلَّم المهام المفتوحة إلى غيره.',
  },
  ends: { en: 'Will be ended', ar: 'سيُنهى' },
  handsOver: { en: 'Will be handed over', ar: 'سيُسلَّم' },
  ended: { en: 'Ended', ar: 'أُنهي' },
  handedOver: { en: 'Handed over to {name}', ar: 'سُلِّم إلى {name}' },
  toCheck: { en: 'Check manually', ar: 'للمراجعة اليدوية' },
  nothing: { en: 'No open tasks for this user.', ar: 'لا مهام مفتوحة لهذا المستخدم.' },
  successor: { en: 'Successor', ar: 'البديل' },
  successorHint: {
    en: 'Decides these approval requests and takes over these records. Permissions are not transferred; assign roles separately.',
    ar: 'يبتّ في طلبات الموافقة هذه ويتولى هذه السجلات. لا تُنقل الصلاحيات؛ أسند الأدوار على حدة.',
  },
  successorMissing: { en: 'Select a successor.', ar: 'اختر البديل.' },
  reason: { en: 'Reason', ar: 'السبب' },
  reasonMissing: { en: 'Enter a reason.', ar: 'أدخل السبب.' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  done: { en: 'Done', ar: 'تم' },
  doneTitle: { en: '{name} offboarded', ar: 'أُنهيت خدمة {name}' },
  failed: { en: 'The open tasks of this user could not be loaded.', ar: 'تعذّر تحميل المهام المفتوحة لهذا المستخدم.' },
  sessions: { en: 'Open sessions', ar: 'جلسات مفتوحة' },
  keys: { en: 'API keys', ar: 'مفاتيح الربط البرمجي' },
  invitations: { en: 'Open invitations sent by the user', ar: 'دعوات مفتوحة أرسلها المستخدم' },
  keysCreated: {
    en: 'API keys of programs created by the user: rotate them',
    ar: 'مفاتيح ربط لبرامج أنشأها المستخدم: جدّدها',
  },
  managedStores: { en: 'Stores managed by the user', ar: 'متاجر يديرها المستخدم' },
})
