import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  not_demo: {
    en: 'This is not a demo company. It cannot be replaced.',
    ar: 'هذه ليست شركة تجريبية، فلا يمكن استبدالها.',
  },
  card_unknown: {
    en: 'This card does not exist or you have no permission for it. Reload the page.',
    ar: 'هذه البطاقة غير موجودة أو ليست لديك صلاحية لها. أعد تحميل الصفحة.',
  },
  home_module_missing: {
    en: 'Store-bound users need exactly one home module.',
    ar: 'يحتاج المستخدم المرتبط بمتجر إلى قسم رئيسي واحد بالضبط.',
  },
  store_bound_stores: {
    en: 'Store-bound users need assigned stores. Select at least one.',
    ar: 'يحتاج المستخدم المرتبط بمتجر إلى متاجر محددة. اختر متجرًا واحدًا على الأقل.',
  },
  shared_account: {
    en: 'This user also works in another company. Only the user can change this account.',
    ar: 'يعمل هذا المستخدم في شركة أخرى أيضًا. لا يغيّر هذا الحساب إلا صاحبه.',
  },
  administrator_protected: {
    en: 'Only an administrator can change an administrator.',
    ar: 'لا يغيّر حساب مسؤول النظام إلا مسؤول نظام.',
  },
  setting_unknown: {
    en: 'This setting does not exist or cannot be changed here. Reload the page.',
    ar: 'هذا الإعداد غير موجود أو لا يمكن تغييره هنا. أعد تحميل الصفحة.',
  },
  setting_value: {
    en: 'A setting has an invalid value. Check the marked settings.',
    ar: 'قيمة أحد الإعدادات غير صالحة. راجع الإعدادات المحددة.',
  },
  grant_exceeds_own: {
    en: 'You can only grant permissions you have yourself, in stores where you have them.',
    ar: 'لا يمكنك منح إلا الصلاحيات التي تملكها، وفي المتاجر التي تملكها فيها.',
  },
  admin_store_bound: {
    en: 'Administrator role cannot be assigned to a store-bound user.',
    ar: 'لا يمكن إسناد دور مسؤول النظام إلى مستخدم مرتبط بمتجر.',
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
    en: 'This user cannot take over everything. Select another successor.',
    ar: 'لا يمكن لهذا المستخدم تولي كل شيء. اختر بديلًا آخر.',
  },
  system_row: {
    en: 'System roles cannot be edited. Clone the role and edit the copy.',
    ar: 'لا يمكن تعديل أدوار النظام. انسخ الدور لتعدّل النسخة.',
  },
  own_role_permission: {
    en: 'You cannot remove your own permission to manage roles.',
    ar: 'لا يمكنك إزالة صلاحيتك الخاصة بإدارة الأدوار.',
  },
  sod_blocked: {
    en: 'These permissions violate segregation of duties. Remove one of them.',
    ar: 'تخالف هذه الصلاحيات مبدأ فصل المهام. أزل إحداها.',
  },
  event_dependency: {
    en: 'A permission requires another one. Add the required permission or remove both.',
    ar: 'تتطلب إحدى الصلاحيات صلاحية أخرى. أضف الصلاحية المطلوبة أو أزل الاثنتين.',
  },
  override_on_administrator: {
    en: 'Permission overrides have no effect on administrators. Remove the administrator role first.',
    ar: 'لا أثر لاستثناءات الصلاحيات على مسؤولي النظام. أزل دور مسؤول النظام أولًا.',
  },
  route_prefix: {
    en: 'Another module uses the start of this route. Enter a different route.',
    ar: 'تستخدم وحدة أخرى بداية هذا المسار. أدخل مسارًا مختلفًا.',
  },
  landing_page: {
    en: 'The start page must belong to the module. Select one of its pages.',
    ar: 'يجب أن تتبع صفحة البداية الوحدة. اختر إحدى صفحاتها.',
  },
  tree_depth: {
    en: 'The menu has at most three levels. Move the entry to a higher level.',
    ar: 'للقائمة ثلاثة مستويات على الأكثر. انقل العنصر إلى مستوى أعلى.',
  },
  page_place: {
    en: 'An entry must be under a branch of its own module, not under itself. Select another position.',
    ar: 'يجب أن يكون العنصر تحت فرع من وحدته، لا تحت نفسه. اختر موضعًا آخر.',
  },
  own_erp_module: {
    en: 'ERP cannot be turned off for your own company.',
    ar: 'لا يمكن تعطيل إدارة الموارد في شركتك.',
  },
  rule_broken: {
    en: 'Some values conflict with each other. Check the marked fields.',
    ar: 'تتعارض بعض القيم فيما بينها. راجع الحقول المحددة.',
  },
  kind_locked: {
    en: 'Type and currency cannot be changed once the payment type has been used. Create a new payment type.',
    ar: 'لا يمكن تغيير النوع والعملة بعد استخدام نوع الدفع. أنشئ نوع دفع جديدًا.',
  },
  default_taken: {
    en: 'Another payment type is already the default cash type for these stores. Remove that default first, or select other stores.',
    ar: 'هناك نوع دفع آخر هو نوع النقد الافتراضي لهذه المتاجر. ألغِ كونه افتراضيًا أولًا، أو اختر متاجر أخرى.',
  },
  default_taken_by: {
    en: '{name} ({code}) is already the default cash type for these stores. Remove that default first, or select other stores.',
    ar: '{name} ({code}) هو نوع النقد الافتراضي لهذه المتاجر. ألغِ كونه افتراضيًا أولًا، أو اختر متاجر أخرى.',
  },
  hours_overlap: {
    en: 'Opening hours overlap with another line. Change one of them.',
    ar: 'تتداخل ساعات العمل مع سطر آخر. عدّل أحدهما.',
  },
  parent_cycle: {
    en: 'This selection creates a loop. Select another record.',
    ar: 'يؤدي هذا الاختيار إلى حلقة. اختر سجلًا آخر.',
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
    en: 'The next number must be higher than the last number used. Reload the page and enter a higher number.',
    ar: 'يجب أن يكون الرقم التالي أكبر من آخر رقم مستخدم. أعد تحميل الصفحة وأدخل رقمًا أكبر.',
  },
  series_gapless: {
    en: 'This number series is gapless. The next number cannot be changed.',
    ar: 'سلسلة الأرقام هذه بلا فجوات. لا يمكن تغيير الرقم التالي.',
  },
  term_parts: {
    en: 'The shares of the instalments must total 100 %. Change the shares.',
    ar: 'يجب أن يكون مجموع حصص الدفعات 100٪. عدّل الحصص.',
  },
  term_parts_sum: {
    en: 'The shares total {sum} %. They must total 100 %.',
    ar: 'مجموع الحصص {sum}٪. يجب أن يكون المجموع 100٪.',
  },
  tracking_url: { en: 'Tracking URL must contain {tracking}.', ar: 'يجب أن يحتوي رابط التتبع على {tracking}.' },
  weight_bands_overlap: {
    en: 'Weight bands of the same service and region overlap. Change the limits of one of them.',
    ar: 'تتداخل شرائح وزن للخدمة والمنطقة نفسيهما. عدّل حدود إحداها.',
  },
  weight_bands_overlap_at: {
    en: 'Weight bands overlap at {weight} kg.',
    ar: 'تتداخل شرائح الوزن عند {weight} كغم.',
  },
  no_rate: { en: 'No rate applies to this parcel.', ar: 'لا ينطبق أي سعر على هذا الطرد.' },
  no_rate_no_service: {
    en: 'This company has no services. Add one under Details.',
    ar: 'لا خدمات لهذه الشركة. أضف خدمة ضمن التفاصيل.',
  },
  no_rate_too_heavy: {
    en: 'This company accepts parcels up to {weight} kg.',
    ar: 'تقبل هذه الشركة الطرود حتى {weight} كغم.',
  },
  no_rate_too_big: {
    en: 'The parcel exceeds the maximum size of this company.',
    ar: 'يتجاوز الطرد الحجم الأقصى لهذه الشركة.',
  },
  no_rate_no_band: {
    en: 'No rate applies to {weight} kg to {region}. Add a rate for the region or for all destinations.',
    ar: 'لا ينطبق أي سعر على {weight} كغم إلى {region}. أضف سعرًا للمنطقة أو لكل الوجهات.',
  },
  no_rate_no_region: {
    en: 'The address is in no delivery region, and no rate for all destinations applies to {weight} kg. Add the address to a region, or add a rate.',
    ar: 'العنوان خارج كل مناطق التوصيل، ولا سعر لكل الوجهات ينطبق على {weight} كغم. أضف العنوان إلى منطقة أو أضف سعرًا.',
  },
  postcode_ranges_overlap: {
    en: 'This delivery region overlaps with another active region. Change the postcodes of one of them.',
    ar: 'تتداخل منطقة التوصيل هذه مع منطقة نشطة أخرى. عدّل الرموز البريدية في إحداهما.',
  },
  postcode_ranges_overlap_region: {
    en: 'Overlaps with {name} ({code}). An address can belong to one region only.',
    ar: 'تداخل مع {name} ({code}). لا يتبع العنوان إلا منطقة واحدة.',
  },
  postcode_ranges_overlap_line: {
    en: 'Overlaps with line {line}. Change one of the two.',
    ar: 'تداخل مع السطر {line}. عدّل أحدهما.',
  },
  period_too_long: {
    en: 'The period is too long. Choose at most one year; at most 31 days in the audit log with a store, event, field or address filter, and in the work report of several users.',
    ar: 'الفترة طويلة جدًا. اختر سنة على الأكثر، و31 يومًا على الأكثر في سجل التدقيق عند التصفية بالمتجر أو الحدث أو الحقل أو العنوان، وفي تقرير العمل لعدة مستخدمين.',
  },
})
