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
  successor_unfit: {
    en: 'This person cannot take over everything. Choose somebody else.',
    ar: 'لا يمكن لهذا الشخص تولي كل شيء. اختر شخصًا آخر.',
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
  route_prefix: {
    en: 'The route begins like that of another module. Choose another one.',
    ar: 'يبدأ المسار كما يبدأ مسار وحدة أخرى. اختر مسارًا غيره.',
  },
  landing_page: {
    en: 'A module opens at one of its own pages. Choose one of them.',
    ar: 'تفتح الوحدة عند إحدى صفحاتها. اختر واحدة منها.',
  },
  tree_depth: {
    en: 'The menu has at most three levels. Put the entry higher up.',
    ar: 'للقائمة ثلاثة مستويات على الأكثر. ضع العنصر في مستوى أعلى.',
  },
  page_place: {
    en: 'An entry stands under a branch of its own module, and not under itself. Choose another place.',
    ar: 'يقع العنصر تحت فرع من وحدته، لا تحت نفسه. اختر موضعًا آخر.',
  },
  own_erp_module: {
    en: 'ERP cannot be turned off for your own company.',
    ar: 'لا يمكن تعطيل إدارة الموارد في شركتك.',
  },
  rule_broken: {
    en: 'These values do not go together. Check the marked fields.',
    ar: 'هذه القيم لا تتوافق معًا. راجع الحقول المحددة.',
  },
  kind_locked: {
    en: 'This payment type was used, so its kind stays. Make a new payment type.',
    ar: 'استُخدم نوع الدفع هذا، فلا يتغير نوعه. أنشئ نوع دفع جديدًا.',
  },
  default_taken: {
    en: 'Another payment type is the default cash type of the same stores already. Take the mark from it first, or choose other stores.',
    ar: 'هناك نوع دفع آخر هو نوع النقد الافتراضي للمتاجر نفسها. أزل العلامة عنه أولًا أو اختر متاجر أخرى.',
  },
  default_taken_by: {
    en: '{name} ({code}) is the default cash type there already. Take the mark from it first, or choose other stores.',
    ar: '{name} ({code}) هو نوع النقد الافتراضي هناك. أزل العلامة عنه أولًا أو اختر متاجر أخرى.',
  },
  parent_cycle: {
    en: 'This leads back to itself. Choose another one.',
    ar: 'هذا يعود إلى نفسه. اختر غيره.',
  },
  store_not_empty: {
    en: 'This store cannot be closed yet. {list}',
    ar: 'لا يمكن إغلاق هذا المتجر بعد. {list}',
  },
  currency_locked: {
    en: 'Base currency and fiscal year cannot change after documents have been posted.',
    ar: 'لا يمكن تغيير العملة الأساسية والسنة المالية بعد ترحيل مستندات.',
  },
  own_company: {
    en: 'You cannot suspend the company you are signed in to.',
    ar: 'لا يمكنك إيقاف الشركة التي سجلت الدخول إليها.',
  },
  series_backwards: {
    en: 'Numbers only go on. Look at the next number again and choose a greater one.',
    ar: 'الأرقام تتقدم فقط. راجع الرقم التالي واختر رقمًا أكبر منه.',
  },
  series_gapless: {
    en: 'These numbers may have no gaps, so the next one stays.',
    ar: 'لا يجوز أن تكون في هذه الأرقام فجوات، فيبقى الرقم التالي كما هو.',
  },
  term_parts: {
    en: 'The parts of payment terms must be 100 % together. Change their shares.',
    ar: 'يجب أن يكون مجموع دفعات شرط الدفع 100٪. عدّل حصصها.',
  },
  term_parts_sum: {
    en: 'The shares come to {sum} %. All parts together must be 100 %.',
    ar: 'مجموع الحصص {sum}٪. يجب أن يكون مجموع الدفعات كلها 100٪.',
  },
  postcode_ranges_overlap: {
    en: 'A place of this delivery region lies in another active region already. Change the postcodes of one of them.',
    ar: 'أحد أماكن منطقة التوصيل هذه واقع في منطقة نشطة أخرى. عدّل الرموز البريدية في إحداهما.',
  },
  postcode_ranges_overlap_region: {
    en: 'This overlaps with {name} ({code}). An address lies in one region only.',
    ar: 'يتداخل هذا مع {name} ({code}). لا يقع العنوان إلا في منطقة واحدة.',
  },
  postcode_ranges_overlap_line: {
    en: 'This overlaps with line {line}. Change one of the two.',
    ar: 'يتداخل هذا مع السطر {line}. عدّل أحدهما.',
  },
  period_too_long: {
    en: 'This period is too long to be read at once. Choose fewer days: the audit log takes a year, with a store, event, field or address 31 days; the work report 31 days, of one user a year.',
    ar: 'هذه الفترة أطول من أن تُقرأ دفعة واحدة. اختر أيامًا أقل: يقبل سجل التدقيق سنة، ومع الفرع أو الحدث أو الحقل أو العنوان 31 يومًا، ويقبل تقرير العمل 31 يومًا، ولمستخدم واحد سنة.',
  },
})
