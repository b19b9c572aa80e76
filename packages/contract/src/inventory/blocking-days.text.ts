import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Blocking days', ar: 'أيام الحظر' },
  purpose: {
    en: 'By when shipments must be received, differences settled and approved transfers released, and which stores are blocked because they were not.',
    ar: 'متى يجب استلام الشحنات وتسوية الفروق وإطلاق التحويلات الموافق عليها، وأي المتاجر محظور لعدم القيام بذلك.',
  },
  failed: { en: 'Blocking days could not be loaded.', ar: 'تعذر تحميل أيام الحظر.' },
  policies: { en: 'Blocking policies', ar: 'سياسات الحظر' },
  routes: { en: 'Routes', ar: 'المسارات' },
  clocks: { en: 'What is running', ar: 'المهل الجارية' },
  noClocks: { en: 'Nothing is waited for.', ar: 'لا شيء قيد الانتظار.' },
  more: {
    en: 'The {shown} that run out first are shown.',
    ar: 'المعروض هو {shown} التي تنتهي أولًا.',
  },
  store: { en: 'Store', ar: 'المتجر' },
  kind: { en: 'To do', ar: 'المطلوب' },
  kind_receive: { en: 'Receive', ar: 'استلام' },
  kind_settle: { en: 'Settle', ar: 'تسوية' },
  kind_hold: { en: 'Release', ar: 'إطلاق' },
  document: { en: 'Document', ar: 'المستند' },
  dueOn: { en: 'Last day', ar: 'آخر يوم' },
  state: { en: 'State', ar: 'الحالة' },
  blocking: { en: 'Blocks the store', ar: 'يحظر المتجر' },
  overdue: { en: 'Overdue', ar: 'متأخر' },
  overridden: { en: 'Overridden until {day}', ar: 'مُتجاوز حتى {day}' },
  left: {
    en: '{days, plural, =0 {Last day} one {# day left} other {# days left}}',
    ar: '{days, plural, =0 {آخر يوم} zero {آخر يوم} one {بقي يوم واحد} two {بقي يومان} few {بقيت # أيام} many {بقي # يومًا} other {بقي # يوم}}',
  },
  late: {
    en: '{days, plural, one {# day late} other {# days late}}',
    ar: '{days, plural, zero {غير متأخر} one {متأخر يومًا} two {متأخر يومين} few {متأخر # أيام} many {متأخر # يومًا} other {متأخر # يوم}}',
  },
  override: { en: 'Override', ar: 'تجاوز' },
  overrideTitle: { en: 'Let {store} go on', ar: 'السماح لمتجر {store} بالمتابعة' },
  overrideLead: {
    en: 'The store gets transfers again although something is overdue. This stays on record.',
    ar: 'يحصل المتجر على التحويلات مجددًا رغم التأخر. يبقى ذلك مسجلًا.',
  },
  overridden_done: { en: '{store} may go on.', ar: 'يمكن لمتجر {store} المتابعة.' },
  overrides: { en: 'Overrides', ar: 'التجاوزات' },
  noOverrides: { en: 'No store was let go on.', ar: 'لم يُسمح لأي متجر بالمتابعة.' },
  untilOn: { en: 'Until', ar: 'حتى' },
  untilOn_help: { en: 'Its last day, ninety days from now at most.', ar: 'آخر يوم، بعد تسعين يومًا على الأكثر.' },
  untilOn_rule: {
    en: 'Choose a day from today on, ninety days from now at most.',
    ar: 'اختر يومًا من اليوم فصاعدًا، بعد تسعين يومًا على الأكثر.',
  },
  reason: { en: 'Reason', ar: 'السبب' },
  madeBy: { en: 'By', ar: 'بواسطة' },
  madeAt: { en: 'When', ar: 'متى' },
  help: {
    en: 'A route between two stores says which policy holds on it, and so how many days each step may take. Days end at midnight of the store. A store that is overdue gets no new transfers until it has done its part.',
    ar: 'يحدد المسار بين متجرين السياسة السارية عليه، وبذلك كم يومًا يجوز أن تستغرق كل خطوة. تنتهي الأيام عند منتصف ليل المتجر. المتجر المتأخر لا يحصل على تحويلات جديدة حتى يقوم بدوره.',
  },
  help_override: { en: 'Let a blocked store go on', ar: 'السماح لمتجر محظور بالمتابعة' },
  help_override_1: {
    en: 'Choose Override beside what blocks it, give the last day and the reason.',
    ar: 'اختر «تجاوز» بجانب ما يحظره واذكر آخر يوم والسبب.',
  },
  help_override_2: {
    en: 'Until that day is over the store gets transfers as before.',
    ar: 'حتى نهاية ذلك اليوم يحصل المتجر على التحويلات كالسابق.',
  },
})
