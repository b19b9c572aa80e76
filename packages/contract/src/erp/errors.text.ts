import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  home_module_missing: {
    en: 'Store-bound users need exactly one home module.',
    ar: 'يحتاج المستخدم المرتبط بمتجر إلى قسم رئيسي واحد بالضبط.',
  },
  store_bound_stores: {
    en: 'Store-bound users work in stores that are listed. Choose at least one.',
    ar: 'يعمل المستخدم المرتبط بمتجر في متاجر محددة. اختر متجرًا واحدًا على الأقل.',
  },
  shared_account: {
    en: 'This person works in another company too, so only the person can change this account.',
    ar: 'يعمل هذا الشخص في شركة أخرى أيضًا، لذلك لا يغيّر هذا الحساب إلا صاحبه.',
  },
  administrator_protected: {
    en: 'Only an administrator can change an administrator.',
    ar: 'لا يغيّر حساب مسؤول النظام إلا مسؤول نظام.',
  },
  setting_unknown: {
    en: 'This setting does not exist, or cannot be chosen here. Reload the page.',
    ar: 'هذا الإعداد غير موجود أو لا يمكن اختياره هنا. أعد تحميل الصفحة.',
  },
  setting_value: {
    en: 'A setting does not take this value. Check the marked settings.',
    ar: 'لا يقبل أحد الإعدادات هذه القيمة. راجع الإعدادات المحددة.',
  },
  grant_exceeds_own: {
    en: 'You can only give rights that you hold yourself, in the stores where you hold them.',
    ar: 'لا يمكنك منح إلا الصلاحيات التي تملكها أنت، وفي المتاجر التي تملكها فيها.',
  },
  admin_store_bound: {
    en: 'Administrator role cannot be given to a store-bound user.',
    ar: 'لا يمكن منح دور مسؤول النظام لمستخدم مرتبط بمتجر.',
  },
  default_store_not_allowed: {
    en: 'Default store must be one of the allowed stores.',
    ar: 'يجب أن يكون المتجر الافتراضي واحدًا من المتاجر المسموح بها.',
  },
  last_administrator: {
    en: 'At least one active administrator is required.',
    ar: 'يلزم وجود مسؤول نظام نشط واحد على الأقل.',
  },
  own_account: {
    en: 'You cannot change your own access. Ask another administrator.',
    ar: 'لا يمكنك تغيير صلاحيات حسابك. اطلب ذلك من مسؤول آخر.',
  },
  rule_broken: {
    en: 'Some values do not fit together. Check the marked fields.',
    ar: 'بعض القيم لا تتوافق. راجع الحقول المحددة.',
  },
  system_row: {
    en: 'System roles cannot be edited. Clone it to change it.',
    ar: 'لا يمكن تعديل أدوار النظام. انسخ الدور لتعدّل النسخة.',
  },
  own_role_right: {
    en: 'You cannot remove your own right to manage roles.',
    ar: 'لا يمكنك إزالة صلاحيتك الخاصة بإدارة الأدوار.',
  },
  sod_blocked: {
    en: 'The company keeps these duties apart, so one person cannot hold them together.',
    ar: 'تفصل الشركة بين هذه المهام، لذلك لا يجوز أن يجمعها شخص واحد.',
  },
  event_dependency: {
    en: 'A right is of no use without the one it depends on. Add that one, or remove both.',
    ar: 'لا فائدة من صلاحية دون الصلاحية التي تعتمد عليها. أضف تلك الصلاحية أو أزل الاثنتين.',
  },
  override_on_administrator: {
    en: 'Exceptions have no effect on an administrator. Take the administrator role away first.',
    ar: 'لا أثر للاستثناءات على مسؤول النظام. اسحب منه دور مسؤول النظام أولًا.',
  },
})
