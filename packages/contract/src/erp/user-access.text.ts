import { texts } from '@countinghouse/kernel/text'

/** Access of a user. */
export const text = texts({
  worksOut: { en: 'Show effective permissions', ar: 'عرض الصلاحيات الفعلية' },
  exceptions: { en: 'Permission overrides', ar: 'استثناءات الصلاحيات' },
  failed: { en: 'The access of this user could not be loaded.', ar: 'تعذّر تحميل صلاحيات هذا المستخدم.' },
  saved: { en: 'Access saved.', ar: 'حُفظت الصلاحيات.' },
  warned: { en: 'Saved. Segregation of duties is violated: {pairs}.', ar: 'حُفظت. يوجد تعارض مع فصل المهام: {pairs}.' },
  save: { en: 'Save', ar: 'حفظ' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },

  assignRole: { en: 'Assign role', ar: 'إسناد دور' },
  assignRoleTo: {
    en: 'Assign role to {count, plural, one {# user} other {# users}}',
    ar: 'إسناد دور إلى {count, plural, one {مستخدم واحد} two {مستخدمين} few {# مستخدمين} many {# مستخدمًا} other {# مستخدم}}',
  },
  everyStoreOfEach: { en: 'All stores of each user', ar: 'كل متاجر كل مستخدم' },
  give: { en: 'Assign', ar: 'إسناد' },
  needsRole: { en: 'Select a role.', ar: 'اختر دورًا.' },
  gaveRole: {
    en: '{count, plural, =0 {No new assignments} one {Assigned to # user} other {Assigned to # users}}.',
    ar: '{count, plural, =0 {لا إسنادات جديدة} one {أُسند إلى مستخدم واحد} two {أُسند إلى مستخدمين} few {أُسند إلى # مستخدمين} many {أُسند إلى # مستخدمًا} other {أُسند إلى # مستخدم}}.',
  },
  hadRole: {
    en: 'Already assigned to {count, plural, one {# user} other {# users}}.',
    ar: 'مُسند من قبل إلى {count, plural, one {مستخدم واحد} two {مستخدمين} few {# مستخدمين} many {# مستخدمًا} other {# مستخدم}}.',
  },
  notAssigned: { en: 'Not assigned', ar: 'لم يُسند' },
  tooManyChosen: {
    en: 'A role can be assigned to at most {most} users at a time. Select fewer users.',
    ar: 'يُسند الدور إلى {most} مستخدم على الأكثر في المرة الواحدة. اختر عددًا أقل.',
  },
  done: { en: 'Done', ar: 'تم' },
  takeTitle: { en: 'Remove {role} from {name}?', ar: 'إزالة {role} من {name}؟' },
  takeBody: { en: 'Its permissions end immediately.', ar: 'تنتهي صلاحياته فورًا.' },
  take: { en: 'Remove', ar: 'إزالة' },
  changeDays: { en: 'Change dates of {name}', ar: 'تغيير تواريخ {name}' },
  over: { en: 'expired', ar: 'انتهى' },
  later: { en: 'not started', ar: 'لم يبدأ' },

  reason: { en: 'Reason', ar: 'السبب' },
  removeRole: { en: 'Remove {name}', ar: 'إزالة {name}' },
  grantedBy: { en: 'Assigned by {name} on {date}', ar: 'أسنده {name} في {date}' },
  grantedOn: { en: 'Assigned on {date}', ar: 'أُسند في {date}' },

  hasAllStores: { en: 'Works in all stores, including future ones', ar: 'يعمل في كل المتاجر، بما فيها المستقبلية' },
  storeClosed: { en: '{name} (not open)', ar: '{name} (غير مفتوح)' },

  defaultStoreHint: {
    en: 'Store after sign-in.',
    ar: 'المتجر بعد تسجيل الدخول.',
  },
  exceptionsOfAdministrator: {
    en: 'Administrators have all permissions. Overrides have no effect on them.',
    ar: 'لمسؤولي النظام كل الصلاحيات. لا أثر للاستثناءات عليهم.',
  },
  noExceptions: { en: 'No permission overrides.', ar: 'لا استثناءات صلاحيات.' },
  needsPermission: { en: 'Select a permission.', ar: 'اختر صلاحية.' },
  needsReason: { en: 'Enter a reason.', ar: 'أدخل السبب.' },
  needsEnd: { en: 'Select the end date.', ar: 'اختر تاريخ الانتهاء.' },

  permissionsPurpose: {
    en: 'Effective permissions from roles, stores and overrides, with the rule that applies.',
    ar: 'الصلاحيات الفعلية من الأدوار والمتاجر والاستثناءات، مع القاعدة المطبّقة.',
  },
  ask: { en: 'Test access of {name}', ar: 'اختبار صلاحية {name}' },
  find: { en: 'Search pages and permissions', ar: 'البحث في الصفحات والصلاحيات' },
  shown: { en: 'Permissions shown', ar: 'الصلاحيات المعروضة' },
  shown_all: { en: 'All', ar: 'الكل' },
  shown_allowed: { en: 'Allowed', ar: 'المسموح' },
  shown_denied: { en: 'Not allowed', ar: 'غير المسموح' },
  nothingShown: { en: 'No matching permissions.', ar: 'لا توجد صلاحيات مطابقة.' },
  allowedOf: { en: '{count} of {total} allowed', ar: '{count} من {total} مسموح' },
  exceptionsHint: {
    en: 'Allow a permission for up to 90 days, or deny one. A denial always takes precedence and includes dependent permissions.',
    ar: 'اسمح بصلاحية لمدة تصل إلى 90 يومًا، أو امنع صلاحية. المنع يغلب دائمًا ويشمل الصلاحيات المعتمدة عليها.',
  },
  addException: { en: 'Add override', ar: 'إضافة استثناء' },
  effect: { en: 'Effect', ar: 'الأثر' },
  effect_allow: { en: 'Allow', ar: 'سماح' },
  effect_deny: { en: 'Deny', ar: 'منع' },
  right: { en: 'Permission', ar: 'الصلاحية' },
  untilAllow: { en: 'Until', ar: 'حتى' },
  untilHint: { en: 'At most {days} days.', ar: '{days} يومًا كحد أقصى.' },
  untilHintDeny: { en: 'Leave blank to set no end.', ar: 'اتركه فارغًا دون نهاية.' },
  lift: { en: 'Remove override for {right}', ar: 'إزالة الاستثناء عن {right}' },
  expires: { en: 'until {date}', ar: 'حتى {date}' },
  forGood: { en: 'permanent', ar: 'دائمًا' },
  rule_override: {
    en: 'An override that allows a permission must end within the next 90 days.',
    ar: 'يجب أن ينتهي استثناء السماح خلال الأيام الـ90 القادمة.',
  },
})
