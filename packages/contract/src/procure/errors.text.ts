import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  rule_broken: {
    en: 'These values do not match. Check the marked fields.',
    ar: 'هذه القيم لا تتوافق معًا. راجع الحقول المحددة.',
  },
  not_ready: {
    en: 'This product cannot be activated yet. Complete the missing requirements, then activate it.',
    ar: 'لا يمكن تفعيل هذا المنتج بعد. أكمل المتطلبات الناقصة ثم فعّله.',
  },
  locked_field: {
    en: 'This field can no longer be changed because other records depend on it.',
    ar: 'لم يعد بالإمكان تغيير هذا الحقل لأن سجلات أخرى تعتمد عليه.',
  },
  stock_remains: {
    en: 'The product cannot be archived while it has stock or open documents.',
    ar: 'لا يمكن أرشفة المنتج ما دام له مخزون أو مستندات مفتوحة.',
  },
  not_in_stock: {
    en: '“{name}” holds no stock. Select a stocked product or a consumable.',
    ar: '«{name}» لا مخزون له. اختر منتجًا مخزَّنًا أو مادة استهلاكية.',
  },
  locked_scale: {
    en: 'The product has variants in sizes of this scale. Remove them before you select another scale.',
    ar: 'للمنتج أصناف بمقاسات من هذا السلم. أزلها قبل اختيار سلم آخر.',
  },
  composition_sum: {
    en: 'The percentages add up to {sum} %. Change them to total 100 %.',
    ar: 'مجموع النسب {sum}٪. عدّلها ليصبح المجموع 100٪.',
  },
  size_not_in_scale: {
    en: 'This size is not in the product’s size scale. Select a size of that scale.',
    ar: 'هذا المقاس ليس في سلم مقاسات المنتج. اختر مقاسًا من سلمه.',
  },
  bad_barcode: {
    en: 'This is not a valid barcode of the selected type. Check its digits.',
    ar: 'هذا ليس باركودًا صالحًا من النوع المختار. راجع أرقامه.',
  },
  bad_check_digit: {
    en: 'The check digit of the barcode is wrong. Check the barcode for a typing error.',
    ar: 'رقم التحقق في الباركود غير صحيح. راجع الباركود بحثًا عن خطأ في الكتابة.',
  },
  check_digit_is: {
    en: 'The last digit of the barcode should be {digit}. Check the others for a typing error.',
    ar: 'يجب أن يكون الرقم الأخير من الباركود {digit}. راجع بقية الأرقام بحثًا عن خطأ في الكتابة.',
  },
  unknown_barcode: {
    en: 'No product has this code. Check the code, or add it to a product.',
    ar: 'لا يحمل أي منتج هذا الرمز. تحقق منه أو أضفه إلى منتج.',
  },
  list_locked: {
    en: 'The currency and type of a price list with prices or dependent lists cannot be changed. Create a new list instead.',
    ar: 'لا يمكن تغيير عملة قائمة فيها أسعار أو تتبعها قوائم ولا نوعها. أنشئ قائمة جديدة بدلًا من ذلك.',
  },
  list_parent: {
    en: 'The parent list has another currency or type. Select a list with the same currency and type.',
    ar: 'للقائمة الأم عملة أو نوع مختلف. اختر قائمة من العملة والنوع نفسيهما.',
  },
  list_cycle: {
    en: 'The parent list is derived from this list. Select another one.',
    ar: 'القائمة الأم تتبع هذه القائمة نفسها. اختر غيرها.',
  },
  list_default: {
    en: 'The default price list cannot be removed. Make another list the default first.',
    ar: 'لا يمكن إلغاء القائمة الافتراضية. اجعل قائمة أخرى افتراضية أولًا.',
  },
  store_has_list: {
    en: 'One of these stores already uses another price list. Remove it from that list first.',
    ar: 'أحد هذه المتاجر يستخدم قائمة أسعار أخرى. أزله من تلك القائمة أولًا.',
  },
  store_sells_by: {
    en: '{store} already uses {list}. Remove it from that list first.',
    ar: '{store} يستخدم {list}. أزله من تلك القائمة أولًا.',
  },
  price_overlap: {
    en: 'A price for these days already exists. Select other days, or change that price.',
    ar: 'يوجد سعر للأيام نفسها. اختر أيامًا أخرى أو غيّر ذلك السعر.',
  },
  price_overlap_until: {
    en: 'Overlaps the price from {from} to {until}. Select other days, or change that price.',
    ar: 'يتداخل مع السعر من {from} إلى {until}. اختر أيامًا أخرى أو غيّر ذلك السعر.',
  },
  price_overlap_open: {
    en: 'Overlaps the price from {from}. Select other days, or change that price.',
    ar: 'يتداخل مع السعر الساري من {from}. اختر أيامًا أخرى أو غيّر ذلك السعر.',
  },
  price_missing: {
    en: 'Neither this price list nor its parents have a price. Add one.',
    ar: 'لا سعر في هذه القائمة ولا في القوائم الأم. أضف سعرًا.',
  },
  price_one_amount: {
    en: 'Enter a price in a selling price list, and a purchase price in a purchase price list.',
    ar: 'أدخل سعرًا في قائمة البيع، وسعر شراء في قائمة الشراء.',
  },
  price_other_product: {
    en: 'This variant belongs to another product. Select a variant of this product.',
    ar: 'هذا الصنف من منتج آخر. اختر صنفًا من هذا المنتج.',
  },
  price_period: {
    en: 'The last day is before the first. Change one of the two.',
    ar: 'آخر يوم يسبق أول يوم. عدّل أحدهما.',
  },
  price_change_day: {
    en: 'Select a day after {from} on which this price is still valid.',
    ar: 'اختر يومًا بعد {from} لا يزال هذا السعر ساريًا فيه.',
  },
  surcharge_of_one: {
    en: 'A surcharge applies to one colour or one range of sizes, and ranges must not overlap.',
    ar: 'تخص الزيادة لونًا واحدًا أو نطاق مقاسات واحدًا، ولا يجوز تداخل النطاقات.',
  },
  unit_locked: {
    en: 'This unit is in use, so its quantities cannot be redefined. Create a new unit.',
    ar: 'هذه الوحدة مستخدمة، فلا يمكن تغيير معنى كمياتها. أنشئ وحدة جديدة.',
  },
  unit_differs: {
    en: 'These units measure differently. Merge only units with the same type, decimals and ratio.',
    ar: 'تختلف هاتان الوحدتان في القياس. ادمج فقط وحدات لها النوع والكسور والنسبة نفسها.',
  },
  category_cycle: {
    en: 'A category cannot be moved below itself.',
    ar: 'لا يمكن نقل تصنيف إلى ما تحته.',
  },
  category_depth: {
    en: 'The category tree has six levels at most. Select a parent further up.',
    ar: 'لشجرة التصنيفات ستة مستويات على الأكثر. اختر تصنيفًا أعلى.',
  },
  category_has_children: {
    en: 'This category has active subcategories. Deactivate its branch in the tree, or move them first.',
    ar: 'لهذا التصنيف تصنيفات فرعية نشطة. عطّل فرعه في الشجرة، أو انقلها أولًا.',
  },
  category_not_assignable: {
    en: 'Products cannot be assigned to this category. Select an active category that allows products.',
    ar: 'لا يمكن إسناد منتجات إلى هذا التصنيف. اختر تصنيفًا نشطًا يقبل المنتجات.',
  },
  too_many_products: {
    en: 'More than 2,000 products are affected. Narrow the selection, then repeat for the rest.',
    ar: 'عدد المنتجات المتأثرة يتجاوز 2000. قلّل الاختيار ثم كرر العملية للبقية.',
  },
  may_not_move: {
    en: 'You have no permission to move categories. Request it, or leave the parent unchanged.',
    ar: 'ليست لديك صلاحية نقل التصنيفات. اطلبها، أو اترك التصنيف الأعلى كما هو.',
  },
  country_closed: {
    en: 'The company does not trade with this country. Change the country’s settings under Countries first.',
    ar: 'الشركة لا تتعامل مع هذا البلد. عدّل إعداداته في صفحة البلدان أولًا.',
  },
  country_off: {
    en: '{country} is disabled. Enable it under Countries first.',
    ar: 'البلد {country} موقوف. فعّله أولًا في صفحة البلدان.',
  },
  country_embargo: {
    en: '{country} is under embargo: {reason}. Lift the embargo under Countries first.',
    ar: 'على {country} حظر: {reason}. ارفعه أولًا في صفحة البلدان.',
  },
  nothing_changed: {
    en: 'Nothing was changed. The countries already have this setting, are disabled or are under embargo.',
    ar: 'لم يتغير شيء. للبلدان هذا الإعداد بالفعل، أو هي موقوفة أو عليها حظر.',
  },
  port_country: {
    en: 'A port code must start with its country code. Change one of the two.',
    ar: 'يجب أن يبدأ رمز الميناء برمز بلده. عدّل أحدهما.',
  },
  port_country_code: {
    en: 'The code must start with the country code {country}.',
    ar: 'يجب أن يبدأ الرمز برمز البلد {country}.',
  },
  port_unknown: {
    en: 'This code is not in the world list of ports. Search for the port under World list of ports.',
    ar: 'هذا الرمز ليس في القائمة العالمية. ابحث عن الميناء في «القائمة العالمية للموانئ».',
  },
  same_person: {
    en: 'You submitted this account yourself. Ask another user to confirm it.',
    ar: 'أنت من قدّم هذا الحساب. اطلب من مستخدم آخر تأكيده.',
  },
  bank_account_elsewhere: {
    en: 'This account also belongs to {names}, which may indicate fraud. Contact the supplier before you continue.',
    ar: 'هذا الحساب يخص أيضًا {names}، وقد يشير ذلك إلى احتيال. اتصل بالمورد قبل المتابعة.',
  },
  bank_account_known: {
    en: 'This supplier already has this account, or it is pending confirmation. Check the supplier’s bank accounts.',
    ar: 'لدى هذا المورد هذا الحساب، أو أنه بانتظار التأكيد. راجع حسابات المورد البنكية.',
  },
  bank_account_waits: {
    en: 'A bank account of this supplier is pending confirmation. Confirm or reject it first.',
    ar: 'حساب بنكي لهذا المورد بانتظار التأكيد. أكّده أو ارفضه أولًا.',
  },
  bank_account_open: {
    en: 'A supplier to be merged has an open bank account. Retire it first, then have it confirmed for the remaining supplier.',
    ar: 'لمورد سيُدمج حساب بنكي مفتوح. أنهِ الحساب أولًا، ثم ليُؤكَّد لدى المورد الباقي.',
  },
  too_many_sizes: {
    en: 'A size scale can have up to 400 sizes. Add fewer, or create another scale.',
    ar: 'يتسع سلم المقاسات لـ 400 مقاس كحد أقصى. أضف عددًا أقل أو أنشئ سلمًا آخر لها.',
  },
  attribute_in_use: {
    en: 'The type and used options of an attribute with product values cannot be changed. Remove these values first, or create another attribute.',
    ar: 'لا يمكن تغيير نوع سمة لها قيم في منتجات ولا خياراتها المستخدمة. أزل هذه القيم أولًا أو أنشئ سمة أخرى.',
  },
  attribute_has_values: {
    en: 'Products have values of an attribute to be merged. Remove these values first, or keep both attributes.',
    ar: 'لمنتجات قيم من سمة ستُدمج. أزل هذه القيم أولًا، أو أبقِ السمتين.',
  },
  attribute_options: {
    en: 'Only single-choice and multiple-choice attributes have options. Remove the options, or change the type.',
    ar: 'الخيارات للسمات ذات الاختيار الواحد أو المتعدد فقط. احذفها أو غيّر النوع.',
  },
  same_scale: {
    en: 'Both sizes belong to the same scale. Select a size of another scale.',
    ar: 'المقاسان من سلم واحد. اختر مقاسًا من سلم آخر.',
  },
  batch_too_large: {
    en: 'More than 5,000 prices would change. Filter by brand, season or category.',
    ar: 'سيتغير أكثر من 5000 سعر. صفِّ حسب العلامة أو الموسم أو التصنيف.',
  },
  batch_same_person: {
    en: 'You created this batch, so another user must approve it.',
    ar: 'أنت من أنشأ هذه الدفعة، لذا يجب أن يوافق عليها مستخدم آخر.',
  },
  batch_selling: {
    en: 'Price batches apply to selling price lists. Select one.',
    ar: 'تسري دفعات الأسعار على قوائم البيع. اختر واحدة منها.',
  },
  nested_virtual: {
    en: 'A virtual product cannot be a component. Select the products it consists of.',
    ar: 'لا يمكن أن يكون المنتج الافتراضي مكوّنًا. اختر المنتجات التي يتكوّن منها.',
  },
  empty_bom: {
    en: 'This virtual product has no components. Add one first.',
    ar: 'ليس لهذا المنتج الافتراضي مكونات. أضف مكوّنًا أولًا.',
  },
  pick_range: {
    en: 'Too many or too few options of a group are selected. Check the selection.',
    ar: 'عدد الخيارات المختارة من مجموعة أكثر أو أقل مما تسمح به. راجع الاختيار.',
  },
  pick_range_of: {
    en: 'Select {min} to {max} of the group {group}.',
    ar: 'اختر من {min} إلى {max} من المجموعة {group}.',
  },
  virtual_kind_locked: {
    en: 'A virtual product cannot become a standard product. Create another product instead.',
    ar: 'لا يمكن تحويل المنتج الافتراضي إلى منتج عادي. أنشئ منتجًا آخر بدلًا منه.',
  },
  too_many_labels: {
    en: 'Up to 1,000 labels can be printed at once. Select fewer variants or copies.',
    ar: 'تُطبع 1000 ملصق كحد أقصى في المرة الواحدة. اختر أصنافًا أو نسخًا أقل.',
  },
  label_not_ready: {
    en: 'Labels for {skus} cannot be printed. Correct these variants, or leave them out.',
    ar: 'لا يمكن إعداد ملصق لـ {skus}. صحّحها أو استبعدها.',
  },
  label_barcode_too_wide: {
    en: 'The barcode of {skus} is too wide for this label. Use Code 128, a QR code, DataMatrix or a 300 dpi printer.',
    ar: 'رمز {skus} أعرض من هذا الملصق. استخدم Code 128 أو QR أو DataMatrix أو طابعة بدقة 300 نقطة.',
  },
  label_needs_roll: {
    en: 'Label printers require a roll layout. Select one, or save a PDF.',
    ar: 'تتطلب طابعات الملصقات تصميمًا للفة. اختر واحدًا أو احفظ PDF.',
  },
  label_selling: {
    en: 'Labels show selling prices. Select a selling price list.',
    ar: 'تعرض الملصقات أسعار البيع. اختر قائمة بيع.',
  },
})
