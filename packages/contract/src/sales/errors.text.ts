import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  rule_broken: {
    en: 'These values do not belong together. Check the marked fields.',
    ar: 'هذه القيم لا تتوافق. راجع الحقول المحددة.',
  },
  session_exists: {
    en: 'This till already has an open session. Continue or close that session.',
    ar: 'لهذا الصندوق وردية مفتوحة. تابع تلك الوردية أو أغلقها.',
  },
  session_not_open: {
    en: 'The till session is not open. Open a session, then try again.',
    ar: 'وردية الصندوق غير مفتوحة. افتح وردية ثم حاول مرة أخرى.',
  },
  total_mismatch: {
    en: 'Prices or taxes have changed. Check the new total, then complete the sale again.',
    ar: 'تغيرت الأسعار أو الضرائب. راجع الإجمالي الجديد ثم أكمل البيع مرة أخرى.',
  },
  return_quantity: {
    en: 'More would be returned than was sold. Reduce the quantity.',
    ar: 'المرتجع أكثر مما بيع. خفّض الكمية.',
  },
  price_missing: {
    en: 'The product has no price in this store. Add a price under Prices.',
    ar: 'ليس للمنتج سعر في هذا المتجر. أضف سعرًا في الأسعار.',
  },
  tax_missing: {
    en: 'No tax rule applies to the product. Add a rule under Tax rules.',
    ar: 'لا تنطبق قاعدة ضريبة على المنتج. أضف قاعدة في قواعد الضريبة.',
  },
  not_sellable: {
    en: 'The product cannot be sold at the till. Remove the line.',
    ar: 'لا يمكن بيع المنتج في الصندوق. احذف السطر.',
  },
  tender_not_enough: {
    en: 'The payments do not cover the total. Add a payment.',
    ar: 'المدفوعات لا تغطي الإجمالي. أضف دفعة.',
  },
  tender_exceeds_due: {
    en: 'A payment without change cannot exceed the amount due. Reduce the amount.',
    ar: 'لا يمكن لدفعة بلا باقٍ أن تتجاوز المبلغ المستحق. خفّض المبلغ.',
  },
  change_only_cash: {
    en: 'Only cash payments give change. Enter the exact amount.',
    ar: 'لا يُرد الباقي إلا في الدفع النقدي. أدخل المبلغ تمامًا.',
  },
  tender_not_offered: {
    en: 'This payment type is not available at the till. Select another one.',
    ar: 'نوع الدفع هذا غير متاح في الصندوق. اختر نوعًا آخر.',
  },
  plan_without_tax: {
    en: 'No tax rule applies to the membership. Select a tax code in the plan, or add a rule under Tax rules.',
    ar: 'لا تسري قاعدة ضريبة على العضوية. اختر رمز ضريبة في الباقة، أو أضف قاعدة في قواعد الضريبة.',
  },
  membership_day: {
    en: 'The first day must be today or within a year. Select another day.',
    ar: 'يجب أن يكون أول يوم اليوم أو خلال سنة. اختر يومًا آخر.',
  },
  membership_overlaps: {
    en: 'The customer has this membership in that period already. Renew that membership, or select a later first day.',
    ar: 'لدى العميل هذه العضوية في تلك المدة. جدّد تلك العضوية أو اختر أول يوم لاحقًا.',
  },
  membership_renewed: {
    en: 'The membership has been renewed already. Open the renewal.',
    ar: 'جُدِّدت العضوية من قبل. افتح التجديد.',
  },
  member_inactive: {
    en: 'The customer or the plan is not active. Select an active one.',
    ar: 'العميل أو الباقة غير نشط. اختر سجلًا نشطًا.',
  },
  receipt_unknown: {
    en: 'No receipt of your stores has this number. Check it, or ask the store that sold the goods.',
    ar: 'لا إيصال في متاجرك بهذا الرقم. راجعه أو اسأل المتجر الذي باع البضاعة.',
  },
  card_unknown: {
    en: 'No customer has this card. Check the number, or select the customer by name.',
    ar: 'لا عميل له هذه البطاقة. راجع الرقم أو اختر العميل بالاسم.',
  },
  reason_required: { en: 'A reason is required. Enter the reason.', ar: 'السبب مطلوب. أدخل السبب.' },
  not_voidable: {
    en: 'Only receipts of an open session without returns can be voided. Use a return instead.',
    ar: 'لا يُلغى إلا إيصال في وردية مفتوحة بلا مرتجعات. استخدم المرتجع بدلًا من ذلك.',
  },
  serial_required: {
    en: 'Enter the serial number of each piece.',
    ar: 'أدخل الرقم التسلسلي لكل قطعة.',
  },
  serial_unknown: {
    en: 'This product has no such serial number. Check the number on the label.',
    ar: 'لا يوجد لهذا المنتج رقم تسلسلي كهذا. راجع الرقم المكتوب على الملصق.',
  },
  serial_not_here: {
    en: 'This serial number is not in stock in this store. Check the number on the label, or transfer the piece first.',
    ar: 'هذا الرقم التسلسلي غير موجود في مخزون هذا المتجر. راجع الرقم المكتوب على الملصق، أو حوّل القطعة أولًا.',
  },
  serial_needs_receipt: {
    en: 'Goods with serial numbers come back with their receipt. Find it by the number at Lots and serial numbers.',
    ar: 'البضاعة ذات الأرقام التسلسلية تُرجع بإيصالها. ابحث عنه بالرقم في الدفعات والأرقام التسلسلية.',
  },
  amount_too_large: {
    en: 'The amounts are too large. Check quantities and prices.',
    ar: 'المبالغ كبيرة جدًا. راجع الكميات والأسعار.',
  },
  drawer_short: {
    en: 'The drawer does not hold this amount. Enter a smaller amount.',
    ar: 'لا يحتوي الدرج على هذا المبلغ. أدخل مبلغًا أصغر.',
  },
  sales_waiting: {
    en: 'A device of this till still holds sales that were not sent. Connect it, or close with a reason if you may.',
    ar: 'ما زال جهاز من هذا الصندوق يحفظ مبيعات لم تُرسل. صِله بالشبكة، أو أغلق مع ذكر السبب إن كان مسموحًا لك.',
  },
  device_revoked: {
    en: 'This device was revoked long ago. Hand the sale over to a manager, who can record it here.',
    ar: 'أُلغي هذا الجهاز منذ مدة. سلّم البيع إلى مدير يمكنه تسجيله هنا.',
  },
  coupon_invalid: {
    en: 'This coupon is not valid here today. Check the code.',
    ar: 'هذه القسيمة غير صالحة هنا اليوم. تحقق من الرمز.',
  },
  promotion_used_up: {
    en: 'A promotion reached its limit meanwhile. Check the new total, then complete the sale again.',
    ar: 'بلغ أحد العروض حده في هذه الأثناء. راجع الإجمالي الجديد ثم أكمل البيع مرة أخرى.',
  },
  coupon_used_up: {
    en: 'This coupon has no uses left. Remove it from the receipt.',
    ar: 'استُنفدت هذه القسيمة. احذفها من الإيصال.',
  },
  points_short: {
    en: 'The customer does not have these points. Enter a smaller amount.',
    ar: 'لا يملك العميل هذه النقاط. أدخل مبلغًا أقل.',
  },
  points_used: {
    en: 'Points that this receipt earned were used. Return the goods instead.',
    ar: 'استُخدمت نقاط كسبها هذا الإيصال. أرجع البضاعة بدلاً من ذلك.',
  },
  points_customer: {
    en: 'Choose the customer whose points pay.',
    ar: 'اختر العميل الذي تدفع نقاطه.',
  },
  points_share: {
    en: 'Points pay a part of a receipt only. Enter a smaller amount.',
    ar: 'تدفع النقاط جزءًا من الإيصال فقط. أدخل مبلغًا أقل.',
  },
  points_least: {
    en: 'Points pay from a minimum on. Enter a larger amount or choose another payment type.',
    ar: 'تدفع النقاط من حد أدنى فأكثر. أدخل مبلغًا أكبر أو اختر نوع دفع آخر.',
  },
  account_customer: {
    en: 'Only a customer can pay on account. Select the customer, or another payment type.',
    ar: 'الدفع على الحساب للعملاء فقط. اختر العميل أو نوع دفع آخر.',
  },
  no_account: {
    en: 'This customer has no credit limit. Set one on the customer, or select another payment type.',
    ar: 'ليس لهذا العميل حد ائتمان. حدده في بطاقة العميل أو اختر نوع دفع آخر.',
  },
  account_exceeded: {
    en: 'The customer would exceed the credit limit. Put less on account, or select another payment type.',
    ar: 'سيتجاوز العميل حد ائتمانه. ضع على الحساب مبلغًا أقل أو اختر نوع دفع آخر.',
  },
  not_charged: {
    en: 'More would be taken off the account than this receipt put on it. Refund the rest by another payment type.',
    ar: 'سيُخصم من الحساب أكثر مما وضعه هذا الإيصال عليه. ردّ الباقي بنوع دفع آخر.',
  },
  expiry_past: {
    en: 'The expiry is in the past. Enter today or a later date.',
    ar: 'تاريخ الانتهاء في الماضي. أدخل اليوم أو تاريخًا لاحقًا.',
  },
  nothing_sold: {
    en: 'Add a product or a gift voucher.',
    ar: 'أضف منتجًا أو قسيمة هدية.',
  },
  credit_exceeded: {
    en: 'The customer exceeds its credit limit. Ask someone who may release orders, or reduce the order.',
    ar: 'تجاوز العميل حد ائتمانه. اطلب من يحق له الإفراج عن الطلبات أو خفّض الطلب.',
  },
  deposit_missing: {
    en: 'The deposit of this order is not paid. Receive it, or ask someone who may release orders.',
    ar: 'لم يُدفع عربون هذا الطلب. اقبضه أو اطلب من يحق له الإفراج عن الطلبات.',
  },
  deposit_held: {
    en: 'A deposit was received for this order. Reverse its payment before you edit the order.',
    ar: 'قُبض عربون لهذا الطلب. اعكس دفعته قبل تعديل الطلب.',
  },
  deposit_complete: {
    en: 'This order is already paid. Nothing is left to receive.',
    ar: 'دُفع هذا الطلب بالكامل، ولم يبق ما يُقبض.',
  },
  dispatch_held: {
    en: 'The credit of the customer does not allow this dispatch. The order is on hold until it is released.',
    ar: 'ائتمان العميل لا يسمح بهذا الصرف. الطلب معلق حتى يُفرج عنه.',
  },
  held_limit: {
    en: 'The customer is over the credit limit. The order is on hold until it is released.',
    ar: 'تجاوز العميل حد الائتمان. الطلب معلق حتى يُفرج عنه.',
  },
  held_stopped: {
    en: 'The account of the customer is on stop. The order is on hold until it is released.',
    ar: 'حساب العميل موقوف. الطلب معلق حتى يُفرج عنه.',
  },
  held_overdue: {
    en: 'Invoices of the customer are overdue for too long. The order is on hold until it is released.',
    ar: 'تأخرت فواتير العميل أكثر من المسموح. الطلب معلق حتى يُفرج عنه.',
  },
  order_was_confirmed: {
    en: 'This order was confirmed before, and goods are reserved for it. Release it, or cancel it.',
    ar: 'أُكّد هذا الطلب من قبل وحُجزت له بضاعة. أفرج عنه أو ألغه.',
  },
  member_stopped: {
    en: 'The account of this trade member is on stop. Take payment another way, or ask the account manager.',
    ar: 'حساب عميل الآجل هذا موقوف. خذ دفعة أخرى أو اسأل مسؤول الحساب.',
  },
  member_suspended: {
    en: 'The account of this trade member is suspended. Resume it first.',
    ar: 'حساب عميل الآجل هذا معلّق. استأنفه أولًا.',
  },
  member_overdue: {
    en: 'Invoices of this trade member are overdue for too long. Take payment another way, or have the invoices paid first.',
    ar: 'تأخرت فواتير عميل الآجل هذا أكثر من المسموح. خذ دفعة أخرى أو اطلب سدادها أولًا.',
  },
  reference_required: {
    en: 'This trade member requires its purchase order number. Enter it.',
    ar: 'يشترط عميل الآجل هذا رقم أمر شرائه. أدخله.',
  },
  order_not_confirmed: {
    en: 'The sales order is not confirmed. Confirm it, then deliver it.',
    ar: 'أمر البيع غير مؤكد. أكّده ثم سلّمه.',
  },
  other_delivery_mode: {
    en: 'This does not fit the delivery of the order. Dispatch orders that are delivered; hand over those that are collected in store.',
    ar: 'هذا لا يناسب طريقة تسليم الطلب. اصرف الطلبات التي تُوصَّل، وسلّم للعميل الطلبات التي تُستلم من المتجر.',
  },
  nothing_to_invoice: {
    en: 'There is no dispatched delivery to invoice up to this day. Choose a later day or another customer.',
    ar: 'لا توجد تسليمات مرسلة للفوترة حتى هذا اليوم. اختر يومًا لاحقًا أو عميلًا آخر.',
  },
  over_delivery: {
    en: 'More would be delivered than is open of the order. Reduce the quantity.',
    ar: 'سيُسلّم أكثر من المتبقي في الطلب. خفّض الكمية.',
  },
  not_ordered: {
    en: 'The sales order has no open line with this product. Remove the line.',
    ar: 'لا يحتوي أمر البيع على سطر مفتوح بهذا المنتج. احذف السطر.',
  },
  too_many_reviews: {
    en: 'Select at most 2,000 sales at a time.',
    ar: 'حدد 2000 بيع على الأكثر في كل مرة.',
  },
  nothing_open: {
    en: 'Everything of this order is delivered or cancelled.',
    ar: 'سُلّم كل ما في هذا الطلب أو أُلغي.',
  },
  already_delivered: {
    en: 'Goods of this order were delivered. Close the order instead.',
    ar: 'سُلّمت بضائع من هذا الطلب. أغلق الطلب بدلًا من ذلك.',
  },
  delivery_open: {
    en: 'A draft delivery of this order exists. Dispatch or delete it first.',
    ar: 'توجد مسودة تسليم لهذا الطلب. اصرفها أو احذفها أولًا.',
  },
  approver_not_allowed: {
    en: 'This person may not approve it in this store. Choose another colleague.',
    ar: 'لا يحق لهذا الشخص الموافقة عليه في هذا المتجر. اختر شخصًا آخر.',
  },
  pin_wrong: { en: 'The PIN is wrong.', ar: 'رمز PIN غير صحيح.' },
  pin_held: {
    en: 'Too many wrong PINs. Try again in 15 minutes, or ask another colleague.',
    ar: 'محاولات خاطئة كثيرة لرمز PIN. حاول بعد 15 دقيقة أو اسأل شخصًا آخر.',
  },
  not_pickable: {
    en: 'Not all of these goods can be picked. Reduce the marked quantities, or receive or relocate stock first.',
    ar: 'لا يمكن التقاط كل هذه البضائع. خفّض الكميات المحددة أو استلم المخزون أو انقله أولًا.',
  },
  pickable: { en: '{count} can be picked.', ar: 'يمكن التقاط {count}.' },
  nothing_to_pick: {
    en: 'This delivery contains no stocked goods. Dispatch it without picking.',
    ar: 'لا يحتوي هذا التسليم على بضائع مخزنة. اصرفه دون التقاط.',
  },
  too_many_picks: {
    en: 'The goods are in more than 500 locations. Split the delivery.',
    ar: 'البضائع في أكثر من 500 موقع. قسّم التسليم.',
  },
  delivery_cancelled: {
    en: 'This delivery was cancelled. Put the goods back to their locations.',
    ar: 'أُلغي هذا التسليم. أعد البضائع إلى مواقعها.',
  },
  no_such_pick: {
    en: 'The picking list has no such line. Reload the page.',
    ar: 'لا يوجد سطر كهذا في قائمة الالتقاط. أعد تحميل الصفحة.',
  },
  nothing_picked: {
    en: 'Nothing is picked. Scan the goods, or cancel the delivery.',
    ar: 'لم يُلتقط شيء. امسح البضائع أو ألغِ التسليم.',
  },
  short_unexplained: {
    en: 'Not everything is picked. Pick the rest, or enter the reason of each short pick.',
    ar: 'لم يُلتقط كل شيء. التقط الباقي أو أدخل سبب كل نقص.',
  },
  over_packed: {
    en: 'More would be packed than was picked. Reduce the marked quantities.',
    ar: 'المعبأ أكثر مما التُقط. خفّض الكميات المحددة.',
  },
  packable: { en: '{count} can be packed.', ar: 'يمكن تعبئة {count}.' },
  not_packed: {
    en: 'Not everything picked is in a parcel. Pack the rest, or remove the parcels.',
    ar: 'ليس كل ما التُقط في طرد. عبّئ الباقي أو احذف الطرود.',
  },
  already_invoiced: { en: 'This delivery is invoiced already.', ar: 'هذا التسليم مفوتر بالفعل.' },
  other_store: { en: 'The order is delivered from another store.', ar: 'يُسلّم الطلب من متجر آخر.' },
  deliverable: { en: '{count} can be delivered.', ar: 'يمكن تسليم {count}.' },
  delivered_before: {
    en: 'The delivery date is before the business date or in the future.',
    ar: 'تاريخ التسليم قبل تاريخ العمل أو في المستقبل.',
  },
  list_currency: {
    en: 'The price list does not exist or has no selling prices. Choose another one.',
    ar: 'قائمة الأسعار غير موجودة أو بلا أسعار بيع. اختر غيرها.',
  },
  quote_closed: {
    en: 'The quote was ordered, sold or lost already. Open it to see what became of it.',
    ar: 'طُلب عرض السعر أو بيع أو لم يُقبل من قبل. افتحه لترى ما آل إليه.',
  },
  quote_unfit: {
    en: 'The till sells whole pieces to the customer of the quote, each product on one line, in its own currency and tax. Accept the quote as an order instead.',
    ar: 'يبيع الصندوق قطعًا كاملة لعميل عرض السعر، كل منتج في سطر واحد، بعملته وضريبته. اقبل العرض أمرَ بيع بدلًا من ذلك.',
  },
  quote_expired: {
    en: 'The quote is no longer valid. Create a new quote with current prices.',
    ar: 'لم يعد عرض السعر صالحًا. أنشئ عرضًا جديدًا بالأسعار الحالية.',
  },
  not_delivered: {
    en: 'The delivery has nothing left of this product to return. Check the delivery and the line.',
    ar: 'لا يحتوي التسليم على ما يُرجع من هذا المنتج. تحقق من التسليم والسطر.',
  },
  over_return: {
    en: 'More would be returned than was delivered. Reduce the quantity.',
    ar: 'المرتجع أكثر مما سُلّم. خفّض الكمية.',
  },
  returnable: { en: '{count} can be returned.', ar: 'يمكن إرجاع {count}.' },
  customer_open: {
    en: 'The customer has open invoices, payments, orders, vouchers, points or memberships. Settle or cancel them first.',
    ar: 'لدى العميل فواتير أو دفعات أو طلبات أو قسائم أو نقاط أو عضويات مفتوحة. سوّها أو ألغها أولًا.',
  },
  not_invoiced: {
    en: 'The delivery is not invoiced. Invoice it, then create the credit note.',
    ar: 'التسليم غير مفوتر. فوتره ثم أنشئ الإشعار الدائن.',
  },
  campaign_invalid: {
    en: 'The texts contain errors. Correct the marked fields.',
    ar: 'في النصوص أخطاء. صحّح الحقول المحددة.',
  },
  campaign_started: {
    en: 'Only drafts can be changed. Return a scheduled campaign to draft, or create a new one.',
    ar: 'لا تُغيّر إلا المسودات. أعد الحملة المجدولة إلى مسودة أو أنشئ حملة جديدة.',
  },
  campaign_time: {
    en: 'Enter a planned date and time that are still ahead, at most a year.',
    ar: 'أدخل تاريخًا ووقتًا مخططين لم يحلّا بعد، خلال سنة على الأكثر.',
  },
  campaign_day_and_time: {
    en: 'Enter both the planned date and the planned time, or neither.',
    ar: 'أدخل التاريخ المخطط والوقت المخطط معًا أو اتركهما فارغين.',
  },
  campaign_empty: {
    en: 'The segment has no customers. Change its conditions or choose another segment.',
    ar: 'لا عملاء في الشريحة. غيّر شروطها أو اختر شريحة أخرى.',
  },
  no_own_address: {
    en: 'Your account has no email address. Add one to your profile.',
    ar: 'لا بريد إلكترونيًا في حسابك. أضفه إلى ملفك الشخصي.',
  },
  link_unknown: {
    en: 'This link is not valid. Open it from the email again.',
    ar: 'هذا الرابط غير صالح. افتحه من الرسالة مجددًا.',
  },
})
