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

  reason: { en: 'Reason', ar: 'السبب' },
  removeRole: { en: 'Take {name} away', ar: 'سحب {name}' },
  grantedBy: { en: 'Given by {name} on {date}', ar: 'منحه {name} في {date}' },
  grantedOn: { en: 'Given on {date}', ar: 'مُنح في {date}' },

  hasAllStores: { en: 'Works in every store, also those opened later', ar: 'يعمل في كل المتاجر، حتى ما يُفتح لاحقًا' },
  storesOf: { en: 'Stores in which they work', ar: 'المتاجر التي يعمل فيها' },
  storeClosed: { en: '{name} (not open)', ar: '{name} (غير مفتوح)' },

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
  needsAll: { en: 'Choose a right and say why.', ar: 'اختر صلاحية واذكر السبب.' },
  rule_override: {
    en: 'An exception that allows ends within 90 days, and in the future.',
    ar: 'استثناء السماح ينتهي في المستقبل خلال 90 يومًا.',
  },
})
