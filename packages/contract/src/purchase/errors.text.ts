import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  rule_broken: {
    en: 'Some values are not valid. Correct the marked fields.',
    ar: 'بعض القيم غير صالحة. صحّح الحقول المحددة.',
  },
  no_total: {
    en: 'The header discount exceeds the sum of the lines. Lower it.',
    ar: 'خصم الطلب يتجاوز مجموع السطور. خفّضه.',
  },
  too_large: {
    en: 'This amount is too large. Check quantity and price.',
    ar: 'هذا المبلغ كبير جدًا. تحقق من الكمية والسعر.',
  },
  supplier_not_approved: {
    en: 'This supplier is not approved. Approve it on its page, then submit again.',
    ar: 'هذا المورد غير معتمد. اعتمده من صفحته ثم قدّم مرة أخرى.',
  },
  supplier_on_hold: {
    en: 'Orders to this supplier are on hold. Release the hold on its page.',
    ar: 'الطلبات من هذا المورد معلّقة. ارفع التعليق من صفحته.',
  },
  price_missing: {
    en: 'Enter a price above 0, or mark the line as free goods.',
    ar: 'أدخل سعرًا أكبر من صفر أو علّم السطر بضاعة مجانية.',
  },
  rate_missing: {
    en: 'Enter the exchange rate of the order currency.',
    ar: 'أدخل سعر صرف عملة الطلب.',
  },
  rate_not_one: { en: 'The exchange rate of the company currency is 1.', ar: 'سعر صرف عملة الشركة هو 1.' },
  not_buyable: {
    en: 'This product cannot be purchased. Remove the line, or change the product.',
    ar: 'لا يمكن شراء هذا المنتج. احذف السطر أو عدّل المنتج.',
  },
  due_in_past: {
    en: 'The due date is in the past. Enter a later date.',
    ar: 'تاريخ الاستحقاق في الماضي. أدخل تاريخًا لاحقًا.',
  },
  drop_line: { en: 'The order has no line with this number.', ar: 'لا يوجد في الطلب سطر بهذا الرقم.' },
  drop_variant: {
    en: 'The line with this number has another product. Enter the line number of this product, or clear the product to schedule that of the line.',
    ar: 'للسطر بهذا الرقم منتج آخر. أدخل رقم سطر هذا المنتج، أو امسح المنتج لجدولة منتج السطر.',
  },
  partner_schedule: {
    en: 'A partner company receives one due date, not a delivery schedule. Return the order to draft and remove the schedule; create an order for each day instead.',
    ar: 'تتلقى الشركة الشريكة تاريخ استحقاق واحدًا لا جدول تسليم. أعد الطلب إلى مسودة واحذف الجدول، وأنشئ طلبًا لكل يوم بدلًا منه.',
  },
  drop_sum: {
    en: 'The deliveries of this line add up to {sum} instead of {quantity}. Correct them, or the line.',
    ar: 'مجموع تسليمات هذا السطر {sum} بدلًا من {quantity}. صحّحها أو صحّح السطر.',
  },
  due_required: { en: 'Enter the due date.', ar: 'أدخل تاريخ الاستحقاق.' },
  quantity_not_allowed: {
    en: 'Quantities are below a minimum or not in whole packs. Correct them, or enter a reason for the quantities.',
    ar: 'كميات دون الحد الأدنى أو غير مكتملة العبوات. صحّحها أو أدخل سبب الكميات.',
  },
  below_minimum: { en: 'The minimum order quantity is {least}.', ar: 'الحد الأدنى لكمية الطلب {least}.' },
  not_in_packs: { en: 'Order in multiples of {multiple}.', ar: 'اطلب بمضاعفات {multiple}.' },
  order_below_minimum: {
    en: 'The supplier requires at least {least} pieces per order.',
    ar: 'يشترط المورد {least} قطعة على الأقل لكل طلب.',
  },
  value_below_minimum: {
    en: 'The order is below the minimum order value of the supplier.',
    ar: 'الطلب دون الحد الأدنى لقيمة طلب المورد.',
  },
  too_many_decimals: {
    en: '{decimals, plural, =0 {This product is ordered in whole units.} one {Enter at most # decimal.} other {Enter at most # decimals.}}',
    ar: '{decimals, plural, =0 {يُطلب هذا المنتج بوحدات كاملة.} one {أدخل خانة عشرية واحدة على الأكثر.} two {أدخل خانتين عشريتين على الأكثر.} few {أدخل # خانات عشرية على الأكثر.} many {أدخل # خانة عشرية على الأكثر.} other {أدخل # خانة عشرية على الأكثر.}}',
  },
  on_hold: { en: 'This order is on hold. Release the hold first.', ar: 'هذا الطلب معلّق. ارفع التعليق أولًا.' },
  not_on_hold: { en: 'This order is not on hold.', ar: 'هذا الطلب غير معلّق.' },
  being_received: {
    en: 'This order is being received. Finish or cancel its goods receipt first.',
    ar: 'يجري استلام هذا الطلب. أنهِ إذن استلامه أو ألغه أولًا.',
  },
  in_container: {
    en: 'Goods of this order are in a container. Receive the container, or remove them from it first.',
    ar: 'بضائع من هذا الطلب في حاوية. استلم الحاوية أو أزلها منها أولًا.',
  },
  in_containers: {
    en: 'Goods of this order are in {containers}. Receive the container, or remove them from it first.',
    ar: 'بضائع من هذا الطلب في {containers}. استلم الحاوية أو أزلها منها أولًا.',
  },
  already_received: {
    en: 'Goods of this order have been received. Close the order instead.',
    ar: 'استُلمت بضاعة من هذا الطلب. أغلق الطلب بدلًا من إلغائه.',
  },
  prepaid: {
    en: 'A prepayment of this order is left. Receive it back or reverse it first.',
    ar: 'تبقّت دفعة مقدمة لهذا الطلب. استردّها أو اعكسها أولًا.',
  },
  closed_too_long: {
    en: 'This order was closed more than {days} days ago. Create a new order.',
    ar: 'أُغلق هذا الطلب قبل أكثر من {days} يومًا. أنشئ طلبًا جديدًا.',
  },
  with_partner: {
    en: 'The partner company has this order. Cancel it, and create a new order.',
    ar: 'هذا الطلب لدى الشركة الشريكة. ألغه وأنشئ طلبًا جديدًا.',
  },
  unknown_order: { en: 'No purchase order has this number.', ar: 'لا يوجد أمر شراء بهذا الرقم.' },
  not_ordered: {
    en: 'Only orders that were sent can be received or shipped.',
    ar: 'لا تُستلم ولا تُشحن إلا الطلبات المُرسلة.',
  },
  nothing_open: {
    en: 'Nothing of this order is open for this store.',
    ar: 'لا كمية مفتوحة من هذا الطلب لهذا المتجر.',
  },
  over_receipt: {
    en: 'More was counted than the tolerance of the order permits. Set the excess aside and correct the count.',
    ar: 'المعدود يتجاوز ما يسمح به الطلب. اعزل الزائد وصحّح العدّ.',
  },
  over_lines: {
    en: 'More was counted than the tolerance of the order permits: {lines}. Set the excess aside and correct the count.',
    ar: 'المعدود يتجاوز ما يسمح به الطلب: {lines}. اعزل الزائد وصحّح العدّ.',
  },
  no_supplier: {
    en: 'This supplier does not exist. Select another supplier.',
    ar: 'هذا المورد غير موجود. اختر موردًا آخر.',
  },
  e_invoice_refused: {
    en: 'This file was not imported. Choose another file.',
    ar: 'لم يُستورد هذا الملف. اختر ملفًا آخر.',
  },
  nothing_to_bill: {
    en: 'Everything that was accepted is invoiced already, or nothing was accepted yet.',
    ar: 'كل ما قُبل مفوتر بالفعل، أو لم يُقبل شيء بعد.',
  },
  bill_quantity: {
    en: 'Accepted and not yet invoiced: {left}.',
    ar: 'المقبول وغير المفوتر بعد: {left}.',
  },
  bill_price: { en: 'The order price is {price}.', ar: 'سعر الطلب هو {price}.' },
  bill_terms: { en: 'This is not the one of the purchase order.', ar: 'يختلف عما في أمر الشراء.' },
  bill_not_ordered: { en: 'The order does not have this product.', ar: 'لا يتضمن الطلب هذا المنتج.' },
  partner_unmapped: {
    en: 'The partner company does not have these products. Match products on the company link, or remove the marked lines.',
    ar: 'لا توجد هذه المنتجات لدى الشركة الشريكة. طابق المنتجات في رابط الشركة أو احذف السطور المعلّمة.',
  },
  partner_incomplete: {
    en: 'The company link lacks supplier and receiving store, which buying requires. Complete it.',
    ar: 'ينقص رابط الشركة المورد والمتجر المستلم اللازمان للشراء. أكمله.',
  },
  not_disputable: {
    en: 'Only invoices of a partner company can be disputed, and not while they are pending approval.',
    ar: 'يمكن الاعتراض على فواتير الشركة الشريكة فقط، وليس أثناء انتظار الموافقة.',
  },
  over_return: {
    en: 'This is more than the order received, less what was returned already.',
    ar: 'هذا أكثر مما استُلم لأمر الشراء مطروحًا منه ما أُعيد.',
  },
  receipt_in_use: {
    en: 'Other documents use goods of this receipt. Delete, credit, cancel or reverse them first.',
    ar: 'مستندات أخرى تستخدم بضاعة هذا الاستلام. احذفها أو قيّدها دائنًا أو ألغها أو اعكسها أولًا.',
  },
  receipt_used_by: {
    en: 'These documents use goods of this receipt: {documents}. Delete, credit, cancel or reverse them first.',
    ar: 'هذه المستندات تستخدم بضاعة هذا الاستلام: {documents}. احذفها أو قيّدها دائنًا أو ألغها أو اعكسها أولًا.',
  },
  use_invoice: { en: 'supplier invoice {name}', ar: 'فاتورة المورد {name}' },
  use_claim: { en: 'supplier claim {name}', ar: 'مطالبة المورد {name}' },
  use_return: { en: 'supplier return {name}', ar: 'مرتجع المشتريات {name}' },
  use_rebate: { en: 'supplier rebate {name}', ar: 'خصم الحجم {name}' },
  use_landed_cost: { en: 'landed cost {name}', ar: 'التكلفة الواصلة {name}' },
  receipt_goods_gone: {
    en: 'Goods of this receipt are no longer in stock: {goods}. Return them to their location, or count the stock, then reverse again.',
    ar: 'بضاعة من هذا الاستلام لم تعد في المخزون: {goods}. أعدها إلى موقعها أو اجرد المخزون ثم اعكس من جديد.',
  },
  missing_at: { en: '{sku} in {location}, {free} of {need}', ar: '⁨{sku}⁩ في ⁨{location}⁩، {free} من {need}' },
  receipt_of_partner: {
    en: 'The partner company knows what this receipt accepted, so it cannot be reversed. Return the goods with a supplier return.',
    ar: 'تعرف الشركة الشريكة ما قُبل في هذا الاستلام فلا يمكن عكسه. أعد البضاعة بمرتجع مشتريات.',
  },
  return_credited: {
    en: 'The credit note of this return is submitted or posted, so the return cannot be reversed. Return a submitted credit note to draft, or receive the goods with a new order.',
    ar: 'قُدّم الإشعار الدائن لهذا المرتجع أو رُحّل فلا يمكن عكسه. أعد الإشعار المقدَّم إلى مسودة أو استلم البضاعة بأمر جديد.',
  },
  return_credited_by: {
    en: 'Credit note {name} of this return is submitted or posted, so the return cannot be reversed. Return a submitted credit note to draft, or receive the goods with a new order.',
    ar: 'قُدّم الإشعار الدائن {name} لهذا المرتجع أو رُحّل فلا يمكن عكسه. أعد الإشعار المقدَّم إلى مسودة أو استلم البضاعة بأمر جديد.',
  },
  receipt_empty: {
    en: 'Nothing was posted with this receipt, so there is nothing to reverse.',
    ar: 'لم يُرحَّل شيء بهذا الاستلام فلا شيء لعكسه.',
  },
  returnable: { en: '{count} can be returned.', ar: 'يمكن إعادة {count}.' },
  credit_price_needed: { en: 'Enter the credit price.', ar: 'أدخل سعر الإشعار الدائن.' },
  other_supplier: { en: 'This order is of another supplier.', ar: 'أمر الشراء هذا لمورد آخر.' },
  nothing_to_credit: {
    en: 'There is nothing to credit: all goods were rejected, or their credit is 0.',
    ar: 'لا شيء لإشعار دائن: كل البضائع مرفوضة أو مبلغها صفر.',
  },
  nothing_to_allocate: {
    en: 'There is nothing to allocate to. Choose posted receipts with accepted goods, and a basis that they have.',
    ar: 'لا شيء للتوزيع عليه. اختر استلامات مُرحّلة فيها بضائع مقبولة وأساسًا متوفرًا لها.',
  },
  receipt_without_goods: {
    en: 'This receipt is not posted, or has no accepted goods.',
    ar: 'هذا الاستلام غير مُرحّل أو ليست فيه بضائع مقبولة.',
  },
  manual_mismatch: {
    en: 'The shares entered by hand do not add up to the estimate.',
    ar: 'الحصص المدخلة يدويًا لا يساوي مجموعها التقدير.',
  },
  amount_needed: { en: 'Enter the estimate.', ar: 'أدخل التقدير.' },
  duty_unknown: {
    en: 'The duty of some products is not known. Enter their HS code and origin, and the duty of the origin: {skus}.',
    ar: 'رسوم بعض المنتجات غير معروفة. أدخل رمز HS والمنشأ ورسوم المنشأ: {skus}.',
  },
  landed_over_bill: {
    en: 'The invoice has less than that left on accrued landed cost.',
    ar: 'بقي في الفاتورة أقل من ذلك على التكلفة الواصلة المستحقة.',
  },
  over_rebate: {
    en: 'Less than that is accrued and not credited yet. Post the accrual, or lower the amount of the credit note.',
    ar: 'المستحق غير المقيد دائنًا أقل من ذلك. رحّل الاستحقاق أو خفّض مبلغ الإشعار الدائن.',
  },
  rebate_kind: {
    en: 'This document settles supplier rebate {rebate}. Choose credit note, or delete it and record the invoice on its own.',
    ar: 'يسوّي هذا المستند خصم الحجم {rebate}. اختر إشعارًا دائنًا، أو احذفه وسجّل الفاتورة منفصلة.',
  },
  rebate_supplier: {
    en: 'This credit note settles supplier rebate {rebate} of another supplier. Choose the supplier of the rebate.',
    ar: 'يسوّي هذا الإشعار الدائن خصم الحجم {rebate} لمورد آخر. اختر مورد الخصم.',
  },
  rebate_currency: {
    en: 'This credit note settles supplier rebate {rebate}, which is in {currency}. Choose this currency and enter the amount in it.',
    ar: 'يسوّي هذا الإشعار الدائن خصم الحجم {rebate} وعملته {currency}. اختر هذه العملة وأدخل المبلغ بها.',
  },
  nothing_to_write_off: {
    en: 'Everything accrued is credited. There is nothing to write off: close the rebate instead.',
    ar: 'كل المستحق مقيد دائنًا ولا شيء لشطبه. أغلق الخصم بدلًا من ذلك.',
  },
  rebate_credited: {
    en: 'Credit notes of this rebate exist. Write off the rest or close it instead.',
    ar: 'توجد إشعارات دائنة لهذا الخصم. اشطب الباقي أو أغلقه بدلًا من إلغائه.',
  },
  over_claim: {
    en: 'The claim exceeds what was invoiced for this order. Correct the marked lines.',
    ar: 'تتجاوز المطالبة ما في فواتير الطلب المرحّلة. صحّح السطور المحددة.',
  },
  claim_not_invoiced: {
    en: 'More is claimed for this product than was invoiced and is not claimed yet. Lower the claim.',
    ar: 'في فواتير هذا الطلب المرحّلة أقل من ذلك لهذا المنتج، أو سبقت المطالبة به. خفّض المطالبة.',
  },
  claim_received: {
    en: '{count, plural, =0 {Everything invoiced was received, or is claimed already. Remove the line.} other {At most # were invoiced, not received and not claimed.}}',
    ar: '{count, plural, =0 {كل ما فُوتر استُلم أو سبقت المطالبة به. احذف السطر.} other {أقصى ما فُوتر ولم يُستلم ولم يُطالب به: #.}}',
  },
  claim_price: { en: 'Enter what is claimed per unit.', ar: 'أدخل المطالبة للوحدة.' },
  nothing_to_claim: {
    en: 'Everything invoiced for this order was received, at the prices of the order. There is nothing to claim.',
    ar: 'ليس في فواتير هذا الطلب المرحّلة ما يزيد على استلامه وأسعاره. لا شيء للمطالبة به.',
  },
  suggestion_stale: {
    en: 'Some suggestions no longer apply: they were converted or replaced, or more goods are on their way. Run replenishment again.',
    ar: 'بعض الاقتراحات لم تعد سارية: حُوّلت أو استُبدلت أو زادت البضاعة القادمة. شغّل إعادة التزويد مرة أخرى.',
  },
  nothing_selected: {
    en: 'None of the selected suggestions is open. Select open suggestions.',
    ar: 'لا اقتراح مفتوحًا بين المحدد. حدد اقتراحات مفتوحة.',
  },
  too_many_suggestions: {
    en: 'Too many suggestions are selected. Select 5,000 at most.',
    ar: 'حُدد عدد كبير من الاقتراحات. حدد 5,000 على الأكثر.',
  },
  supplier_missing: {
    en: 'Some products to buy have no approved supplier. Add one to the product, or set the quantity to buy to 0.',
    ar: 'بعض المنتجات المطلوب شراؤها بلا مورد معتمد. أضف موردًا للمنتج أو اجعل كمية الشراء 0.',
  },
})
