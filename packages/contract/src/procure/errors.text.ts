import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  rule_broken: {
    en: 'These values do not go together. Check the marked fields.',
    ar: 'هذه القيم لا تتوافق معًا. راجع الحقول المحددة.',
  },
  not_ready: {
    en: 'This product cannot be used yet. Fill in what is missing, then activate it.',
    ar: 'لا يمكن استخدام هذا المنتج بعد. أكمل الناقص ثم فعّله.',
  },
  locked_field: {
    en: 'This field can no longer be changed, because other records rely on it.',
    ar: 'لم يعد بالإمكان تغيير هذا الحقل لأن سجلات أخرى تعتمد عليه.',
  },
  stock_remains: {
    en: 'The product cannot be archived while there is stock of it, or a document waits for some.',
    ar: 'لا يمكن أرشفة المنتج ما دام له مخزون أو مستند ينتظره.',
  },
  locked_scale: {
    en: 'The product has variants in sizes of this scale. Remove them before you choose another scale.',
    ar: 'للمنتج أصناف بمقاسات من هذا السلم. أزلها قبل اختيار سلم آخر.',
  },
  composition_sum: {
    en: 'The shares come to {sum} %. All fibres together must be 100 %.',
    ar: 'مجموع الحصص {sum}٪. يجب أن يكون مجموع الألياف كلها 100٪.',
  },
  size_not_in_scale: {
    en: 'This size is not in the size scale of the product. Choose a size of its scale.',
    ar: 'هذا المقاس ليس في سلم مقاسات المنتج. اختر مقاسًا من سلمه.',
  },
  bad_barcode: {
    en: 'This is no barcode of its kind. Check its digits.',
    ar: 'هذا ليس باركودًا من نوعه. راجع أرقامه.',
  },
  bad_check_digit: {
    en: 'The check digit of the barcode is wrong. Look for a typing error.',
    ar: 'رقم التحقق في الباركود غير صحيح. ابحث عن خطأ في الكتابة.',
  },
  check_digit_is: {
    en: 'The last digit of the barcode should be {digit}. Check the others for a typing error.',
    ar: 'يجب أن يكون الرقم الأخير من الباركود {digit}. راجع بقية الأرقام بحثًا عن خطأ في الكتابة.',
  },
  unknown_barcode: {
    en: 'No product has this code. Check it, or add it to a product.',
    ar: 'لا يحمل أي منتج هذا الرمز. تحقق منه أو أضفه إلى منتج.',
  },
  list_locked: {
    en: 'This list has prices, or other lists follow it, so its currency and kind stay. Make a new list instead.',
    ar: 'في هذه القائمة أسعار أو تتبعها قوائم أخرى، لذا تبقى عملتها ونوعها. أنشئ قائمة جديدة بدلًا من ذلك.',
  },
  list_parent: {
    en: 'The parent list has another currency or kind. Choose one of the same.',
    ar: 'للقائمة الأم عملة أو نوع مختلف. اختر قائمة من العملة والنوع نفسيهما.',
  },
  list_cycle: {
    en: 'The parent list follows this one itself. Choose another.',
    ar: 'القائمة الأم تتبع هذه القائمة نفسها. اختر غيرها.',
  },
  list_default: {
    en: 'Stores sell by the default list. Make another list the default first.',
    ar: 'تبيع المتاجر وفق القائمة الافتراضية. اجعل قائمة أخرى افتراضية أولًا.',
  },
  store_has_list: {
    en: 'One of these stores sells by another list already. Take it off that list first.',
    ar: 'أحد هذه المتاجر يبيع وفق قائمة أخرى. أزله من تلك القائمة أولًا.',
  },
  store_sells_by: {
    en: '{store} sells by {list} already. Take it off that list first.',
    ar: '{store} يبيع وفق {list}. أزله من تلك القائمة أولًا.',
  },
  price_overlap: {
    en: 'There is a price for the same days already. Choose other days, or change that price.',
    ar: 'يوجد سعر للأيام نفسها. اختر أيامًا أخرى أو غيّر ذلك السعر.',
  },
  price_overlap_until: {
    en: 'Overlaps {from} to {until}. Choose other days, or change that price.',
    ar: 'يتداخل مع {from} إلى {until}. اختر أيامًا أخرى أو غيّر ذلك السعر.',
  },
  price_overlap_open: {
    en: 'Overlaps the price from {from} on. Choose other days, or change that price.',
    ar: 'يتداخل مع السعر الساري من {from}. اختر أيامًا أخرى أو غيّر ذلك السعر.',
  },
  price_missing: {
    en: 'There is no price by this list or the lists it follows. Add one.',
    ar: 'لا سعر في هذه القائمة ولا في القوائم التي تتبعها. أضف سعرًا.',
  },
  price_one_amount: {
    en: 'Selling lists take a price, buying lists a buying price.',
    ar: 'قوائم البيع تأخذ سعرًا، وقوائم الشراء سعر شراء.',
  },
  price_other_product: { en: 'This variant is of another product.', ar: 'هذا الصنف من منتج آخر.' },
  price_period: { en: 'The last day comes before the first.', ar: 'آخر يوم يسبق أول يوم.' },
  price_change_day: {
    en: 'Choose a day after {from} on which this price still holds.',
    ar: 'اختر يومًا بعد {from} لا يزال هذا السعر ساريًا فيه.',
  },
  surcharge_of_one: {
    en: 'A surcharge is of one colour, or of sizes from one to another. No two overlap.',
    ar: 'الزيادة تخص لونًا واحدًا أو مقاسات من مقاس إلى آخر، ولا تتداخل زيادتان.',
  },
  unit_locked: {
    en: 'This unit is used, so what its quantities mean cannot change. Make a new unit.',
    ar: 'هذه الوحدة مستخدمة، فلا يمكن تغيير معنى كمياتها. أنشئ وحدة جديدة.',
  },
  unit_differs: {
    en: 'These units do not measure the same, so quantities of one would be wrong in the other. Merge only units with the same kind, decimals and ratio.',
    ar: 'لا تقيس هذه الوحدات الشيء نفسه، فتصبح كميات إحداها خاطئة في الأخرى. ادمج فقط وحدات لها النوع والكسور والنسبة نفسها.',
  },
  category_cycle: {
    en: 'A category cannot be moved under itself.',
    ar: 'لا يمكن نقل تصنيف إلى ما تحته.',
  },
  category_depth: {
    en: 'The tree of categories has six levels at most. Choose a place further up.',
    ar: 'لشجرة التصنيفات ستة مستويات على الأكثر. اختر مكانًا أعلى.',
  },
  category_has_children: {
    en: 'Active categories stand below this one. Deactivate its branch in the tree, or move them first.',
    ar: 'تحت هذا التصنيف تصنيفات نشطة. عطّل فرعه في الشجرة، أو انقلها أولًا.',
  },
  category_not_assignable: {
    en: 'This category holds no products. Choose an active one that does.',
    ar: 'هذا التصنيف لا يحوي منتجات. اختر تصنيفًا نشطًا يحويها.',
  },
  too_many_products: {
    en: 'These are more than 2,000 products. Choose fewer, and repeat it for the others.',
    ar: 'هذه أكثر من 2000 منتج. اختر أقل منها ثم كرر العملية للبقية.',
  },
  may_not_move: {
    en: 'You may not move categories. Ask for the right to move them, or leave the parent as it is.',
    ar: 'لا يحق لك نقل التصنيفات. اطلب حق نقلها، أو اترك التصنيف الأعلى كما هو.',
  },
  country_closed: {
    en: 'The company does not trade with this country. Change what Countries says of it first.',
    ar: 'الشركة لا تتعامل مع هذا البلد. عدّل أولًا ما تقوله صفحة البلدان عنه.',
  },
  country_off: {
    en: '{country} is switched off. Switch it on under Countries first.',
    ar: 'البلد {country} موقوف. فعّله أولًا في صفحة البلدان.',
  },
  country_embargo: {
    en: 'There is an embargo on {country}: {reason}. Lift it under Countries first.',
    ar: 'على {country} حظر: {reason}. ارفعه أولًا في صفحة البلدان.',
  },
  nothing_changed: {
    en: 'Nothing was changed: what you chose is so already, or its country is switched off or under an embargo.',
    ar: 'لم يتغير شيء: ما اخترته كذلك بالفعل، أو أن بلده موقوف أو عليه حظر.',
  },
  port_country: {
    en: 'The code of a port must start with the code of its country. Change one of the two.',
    ar: 'يجب أن يبدأ رمز الميناء برمز بلده. عدّل أحدهما.',
  },
  port_country_code: {
    en: 'Code must start with the country code {country}.',
    ar: 'يجب أن يبدأ الرمز برمز البلد {country}.',
  },
  port_unknown: {
    en: 'The world list knows no place with this code. Look the place up under World list of ports.',
    ar: 'لا تعرف القائمة العالمية مكانًا بهذا الرمز. ابحث عن المكان في «القائمة العالمية للموانئ».',
  },
  same_person: {
    en: 'You proposed this account yourself. Ask another person to confirm it.',
    ar: 'أنت من اقترح هذا الحساب. اطلب من شخص آخر تأكيده.',
  },
  bank_account_elsewhere: {
    en: 'This account also belongs to {names}, which may be a fraud. Ask the supplier before you go on.',
    ar: 'هذا الحساب يخص أيضًا {names}، وقد يكون ذلك احتيالًا. اسأل المورد قبل المتابعة.',
  },
  bank_account_known: {
    en: 'This supplier has this account already, or it waits for a second person. Look at its side Bank.',
    ar: 'لدى هذا المورد هذا الحساب، أو أنه في انتظار شخص ثانٍ. انظر إلى جانب «البنك».',
  },
  bank_account_waits: {
    en: 'A bank account of this supplier waits for a second person. Have it confirmed or rejected first.',
    ar: 'حساب بنكي لهذا المورد في انتظار شخص ثانٍ. أكّده أو ارفضه أولًا.',
  },
  bank_account_open: {
    en: 'A supplier that is to be merged has a bank account. End it first, and have it confirmed at the supplier that stays.',
    ar: 'لمورد سيُدمج حساب بنكي. أنهِ الحساب أولًا، ثم ليُؤكَّد لدى المورد الباقي.',
  },
  too_many_sizes: {
    en: 'A size scale holds at most 400 sizes. Add fewer, or make another scale for them.',
    ar: 'يتسع سلم المقاسات لـ 400 مقاس كحد أقصى. أضف عددًا أقل أو أنشئ سلمًا آخر لها.',
  },
  attribute_in_use: {
    en: 'Products have values of this attribute: its kind stays, and so do the choices they have. Take these values back first, or make another attribute.',
    ar: 'لمنتجات قيم من هذه السمة، فيبقى نوعها وتبقى الاختيارات التي لها. أزل هذه القيم أولًا أو أنشئ سمة أخرى.',
  },
  attribute_has_values: {
    en: 'Products have values of an attribute that is to be merged. Take these values back first, or keep both attributes.',
    ar: 'لمنتجات قيم من سمة ستُدمج. أزل هذه القيم أولًا، أو أبقِ السمتين.',
  },
  attribute_options: {
    en: 'Only an attribute of one or several choices has choices. Remove them, or change the kind of value.',
    ar: 'الاختيارات لسمة ذات اختيار واحد أو اختيارات متعددة فقط. احذفها، أو غيّر نوع القيمة.',
  },
  same_scale: {
    en: 'Both sizes are of one scale, where they mean different sizes. Choose a size of another scale.',
    ar: 'المقاسان من سلم واحد ويعنيان مقاسين مختلفين. اختر مقاسًا من سلم آخر.',
  },
  batch_too_large: {
    en: 'More than 5,000 prices would change. Choose a brand, season or category.',
    ar: 'سيتغير أكثر من 5000 سعر. اختر علامة أو موسمًا أو فئة.',
  },
  batch_same_person: {
    en: 'You made this batch, so somebody else has to approve it.',
    ar: 'أنت من أنشأ هذه الدفعة، لذا يجب أن يوافق عليها شخص آخر.',
  },
  batch_selling: {
    en: 'Batches change prices of selling lists. Choose one.',
    ar: 'تغيّر الدفعات أسعار قوائم البيع. اختر واحدة منها.',
  },
  nested_virtual: {
    en: 'A virtual product is no component of another one. Choose the products it is made of.',
    ar: 'المنتج الافتراضي لا يكون مكوّنًا في غيره. اختر المنتجات التي يتكوّن منها.',
  },
  empty_recipe: {
    en: 'This virtual product has no components. Add one first.',
    ar: 'ليس لهذا المنتج الافتراضي مكونات. أضف مكوّنًا أولًا.',
  },
  pick_range: {
    en: 'More or fewer are chosen of a group than it allows.',
    ar: 'اختير من مجموعة أكثر أو أقل مما تسمح به.',
  },
  pick_range_of: {
    en: 'Choose {min} to {max} of the group {group}.',
    ar: 'اختر من {min} إلى {max} من المجموعة {group}.',
  },
  virtual_kind_locked: {
    en: 'A virtual product stays one. Make another product instead.',
    ar: 'المنتج الافتراضي يبقى كذلك. أنشئ منتجًا آخر بدلًا منه.',
  },
  too_many_labels: {
    en: 'At most 1,000 labels are printed at once. Choose fewer variants or copies.',
    ar: 'تُطبع 1000 ملصق كحد أقصى في المرة الواحدة. اختر أصنافًا أو نسخًا أقل.',
  },
  label_not_ready: {
    en: 'No label can be made of {skus}. Put them right, or leave them out.',
    ar: 'لا يمكن إعداد ملصق لـ {skus}. صحّحها أو استبعدها.',
  },
  label_barcode_too_wide: {
    en: 'The code of {skus} is too wide for this label. Use Code 128, a QR code, DataMatrix or a printer with 300 dpi.',
    ar: 'رمز {skus} أعرض من هذا الملصق. استخدم Code 128 أو QR أو DataMatrix أو طابعة بدقة 300 نقطة.',
  },
  label_needs_roll: {
    en: 'Label printers print on rolls. Choose a layout for a roll, or save a PDF.',
    ar: 'طابعات الملصقات تطبع على لفات. اختر تصميمًا للفة أو احفظ PDF.',
  },
  label_selling: {
    en: 'Labels show selling prices. Choose a list of these.',
    ar: 'تعرض الملصقات أسعار البيع. اختر قائمة منها.',
  },
})
