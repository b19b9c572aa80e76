import { texts } from '@countinghouse/kernel/text'

/** Who may do what, at a person. */
export const text = texts({
  worksOut: { en: 'See what works out', ar: 'عرض ما ينطبق فعليًا' },
  exceptions: { en: 'Exceptions', ar: 'الاستثناءات' },
  failed: { en: 'The access of this user could not be loaded.', ar: 'تعذّر تحميل صلاحيات هذا المستخدم.' },
  saved: { en: 'Access saved.', ar: 'حُفظت الصلاحيات.' },
  warned: { en: 'Saved. Better kept apart: {pairs}.', ar: 'حُفظت. يُفضَّل الفصل بين: {pairs}.' },
  save: { en: 'Save', ar: 'حفظ' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },

  giveRole: { en: 'Give a role', ar: 'منح دور' },
  giveRoleTo: {
    en: 'Give a role to {count, plural, one {# user} other {# users}}',
    ar: 'منح دور إلى {count, plural, one {مستخدم واحد} two {مستخدمين} few {# مستخدمين} many {# مستخدمًا} other {# مستخدم}}',
  },
  everyStoreOfEach: { en: 'Every store of each user', ar: 'كل متاجر كل مستخدم' },
  give: { en: 'Give', ar: 'منح' },
  needsRole: { en: 'Choose a role.', ar: 'اختر دورًا.' },
  gaveRole: {
    en: '{count, plural, =0 {Nobody has it newly} one {# user has it now} other {# users have it now}}.',
    ar: '{count, plural, =0 {لم يحصل عليه أحد} one {حصل عليه مستخدم واحد} two {حصل عليه مستخدمان} few {حصل عليه # مستخدمين} many {حصل عليه # مستخدمًا} other {حصل عليه # مستخدم}}.',
  },
  hadRole: {
    en: '{count, plural, one {# user} other {# users}} had it already.',
    ar: '{count, plural, one {مستخدم واحد يحمله} two {مستخدمان يحملانه} few {# مستخدمين يحملونه} many {# مستخدمًا يحملونه} other {# مستخدم يحملونه}} من قبل.',
  },
  notGiven: { en: 'Not given', ar: 'لم يُمنح' },
  tooManyChosen: {
    en: 'A role is given to {most} users at a time. Choose fewer.',
    ar: 'يُمنح الدور لعدد {most} من المستخدمين في المرة الواحدة. اختر عددًا أقل.',
  },
  done: { en: 'Done', ar: 'تم' },
  takeTitle: { en: 'Take {role} away from {name}?', ar: 'سحب {role} من {name}؟' },
  takeBody: { en: 'It stops counting with the next click.', ar: 'يتوقف أثره من النقرة التالية.' },
  take: { en: 'Take away', ar: 'سحب' },
  changeDays: { en: 'Change the days of {name}', ar: 'تغيير أيام {name}' },
  over: { en: 'over', ar: 'انتهى' },
  later: { en: 'not yet', ar: 'لم يبدأ' },

  reason: { en: 'Reason', ar: 'السبب' },
  removeRole: { en: 'Take {name} away', ar: 'سحب {name}' },
  grantedBy: { en: 'Given by {name} on {date}', ar: 'منحه {name} في {date}' },
  grantedOn: { en: 'Given on {date}', ar: 'مُنح في {date}' },

  hasAllStores: { en: 'Works in every store, also those opened later', ar: 'يعمل في كل المتاجر، حتى ما يُفتح لاحقًا' },
  storeClosed: { en: '{name} (not open)', ar: '{name} (غير مفتوح)' },

  defaultStoreHint: {
    en: 'Where they are after they sign in.',
    ar: 'المتجر الذي يبدأ فيه بعد تسجيل الدخول.',
  },
  exceptionsOfAdministrator: {
    en: 'Administrators may do everything, so exceptions have no effect on them.',
    ar: 'يستطيع مسؤولو النظام فعل كل شيء، فلا أثر للاستثناءات عليهم.',
  },
  noExceptions: { en: 'No exceptions: the roles alone decide.', ar: 'لا استثناءات: الأدوار وحدها تقرر.' },
  needsRight: { en: 'Choose a right.', ar: 'اختر صلاحية.' },
  needsReason: { en: 'Say why.', ar: 'اذكر السبب.' },
  needsEnd: { en: 'Choose the last day.', ar: 'اختر آخر يوم.' },

  rightsPurpose: {
    en: 'What works out of roles, stores and exceptions now, and the rule that decides.',
    ar: 'ما ينتج الآن عن الأدوار والمتاجر والاستثناءات، والقاعدة التي تقرر.',
  },
  ask: { en: 'May {name} do this?', ar: 'هل يُسمح للمستخدم {name} بهذا؟' },
  find: { en: 'Find a page or right', ar: 'ابحث عن صفحة أو صلاحية' },
  shown: { en: 'Which rights', ar: 'أي صلاحيات' },
  shown_all: { en: 'All', ar: 'الكل' },
  shown_allowed: { en: 'Allowed', ar: 'المسموح' },
  shown_denied: { en: 'Not allowed', ar: 'غير المسموح' },
  nothingShown: { en: 'No right matches.', ar: 'لا توجد صلاحية مطابقة.' },
  allowedOf: { en: '{count} of {total} allowed', ar: '{count} من {total} مسموح' },
  exceptionsHint: {
    en: 'A right more for a while, 90 days at most, or a right less. A denial always wins, and takes with it what depends on it.',
    ar: 'صلاحية إضافية لفترة لا تتجاوز 90 يومًا، أو صلاحية أقل. المنع يغلب دائمًا ويشمل ما يعتمد على الممنوع.',
  },
  addException: { en: 'Lay an exception', ar: 'إضافة استثناء' },
  effect: { en: 'Effect', ar: 'الأثر' },
  effect_allow: { en: 'Allow', ar: 'سماح' },
  effect_deny: { en: 'Deny', ar: 'منع' },
  right: { en: 'Right', ar: 'الصلاحية' },
  untilAllow: { en: 'Until', ar: 'حتى' },
  untilHint: { en: 'At most {days} days.', ar: '{days} يومًا كحد أقصى.' },
  untilHintDeny: { en: 'Empty: for good.', ar: 'فارغ: دائمًا.' },
  lift: { en: 'Lift the exception on {right}', ar: 'رفع الاستثناء عن {right}' },
  expires: { en: 'until {date}', ar: 'حتى {date}' },
  forGood: { en: 'for good', ar: 'دائمًا' },
  rule_override: {
    en: 'An exception that allows ends within 90 days, and in the future.',
    ar: 'استثناء السماح ينتهي في المستقبل خلال 90 يومًا.',
  },
})
