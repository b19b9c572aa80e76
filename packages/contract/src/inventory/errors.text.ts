import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  bad_line: {
    en: 'A line cannot be posted. Check its locations, quantity and value.',
    ar: 'لا يمكن ترحيل أحد السطور. راجع مواقعه وكميته وقيمته.',
  },
  no_stock_kept: {
    en: 'A product of these lines, such as a gift card, is neither kept in stock nor delivered. Select another product; documents that sell take services too.',
    ar: 'أحد منتجات هذه السطور، مثل بطاقة هدية، لا مخزون له ولا يُسلَّم. اختر منتجًا آخر؛ وتقبل مستندات البيع الخدمات أيضًا.',
  },
  too_many_lines: {
    en: 'The document has too many lines to post at once. Split the document.',
    ar: 'في المستند سطور أكثر من أن تُرحَّل دفعة واحدة. قسّم المستند.',
  },
  insufficient_stock: {
    en: 'Not enough stock. Lower the marked quantities or choose another location.',
    ar: 'المخزون لا يكفي. قلّل الكميات المحددة أو اختر موقعًا آخر.',
  },
  location_blocked: {
    en: 'A location is blocked. Choose another location or have the block removed.',
    ar: 'أحد المواقع محظور. اختر موقعًا آخر أو اطلب إزالة الحظر.',
  },
  not_empty: {
    en: 'The location still contains stock. Move the stock first.',
    ar: 'ما زالت في الموقع بضاعة. انقلها أولًا.',
  },
  store_stays: {
    en: 'The store of a location with stock history cannot be changed. Create a location in the other store.',
    ar: 'لا يمكن تغيير متجر موقع سبق أن وُجدت فيه بضاعة. أنشئ موقعًا في المتجر الآخر.',
  },
  main_stays: {
    en: 'Each store requires one default location. Make another location the default instead.',
    ar: 'لكل متجر موقع افتراضي واحد. اجعل موقعًا آخر هو الافتراضي.',
  },
  rule_broken: { en: 'Some values conflict. Check the marked fields.', ar: 'بعض القيم متعارضة. راجع الحقول المحددة.' },
  cost_required: {
    en: 'The cost of these goods is not known. Enter a unit cost.',
    ar: 'تكلفة هذه البضاعة غير معروفة. أدخل تكلفة الوحدة.',
  },
  lot_required: {
    en: 'These goods are tracked by lot or serial number. Enter the number on the label.',
    ar: 'تُتتبع هذه البضاعة حسب الدفعة أو الرقم التسلسلي. أدخل الرقم المكتوب على ملصقها.',
  },
  lot_unknown: {
    en: 'These goods have no such lot or serial number. Check the number on the label.',
    ar: 'لا توجد دفعة ولا رقم تسلسلي بهذا الرقم من هذه البضاعة. راجع الرقم المكتوب على ملصقها.',
  },
  serial_quantity: {
    en: 'A serial number is one piece. Enter each serial number once, with a quantity of 1.',
    ar: 'الرقم التسلسلي قطعة واحدة. أدخل كل رقم تسلسلي مرة واحدة بكمية 1.',
  },
  serial_present: {
    en: 'This serial number is in stock already. Check the number, or see where it is at Lots and serial numbers.',
    ar: 'هذا الرقم التسلسلي موجود في المخزون. راجع الرقم، أو اعرف مكانه في الدفعات والأرقام التسلسلية.',
  },
  lot_held: {
    en: 'This lot is on hold. Take other goods, or ask a user with permission to release it.',
    ar: 'هذه الدفعة موقوفة. خذ بضاعة أخرى، أو اطلب ممن لديه الصلاحية الإفراج عنها.',
  },
  reason_direction: {
    en: 'The reason code does not allow these quantities. Choose another reason code or change the marked quantities.',
    ar: 'لا يسمح رمز السبب بهذه الكميات. اختر رمزًا آخر أو غيّر الكميات المحددة.',
  },
  day_ahead: {
    en: 'The business date is in the future. Choose today or an earlier date.',
    ar: 'تاريخ العمل في المستقبل. اختر اليوم أو تاريخًا سابقًا.',
  },
  day_too_old: {
    en: 'The business date is more than a week ago. Choose a later date or ask a user with permission to back-date.',
    ar: 'مضى على تاريخ العمل أكثر من أسبوع. اختر تاريخًا أحدث أو اطلب ممن لديه صلاحية التأريخ بأثر رجعي.',
  },
  day_of_no_business: {
    en: 'The business date is before the year 2000. Check the year.',
    ar: 'تاريخ العمل قبل عام 2000. تحقق من السنة.',
  },
  expiry_too_old: {
    en: 'The expiry date is before the year 2000. Check the year.',
    ar: 'تاريخ الانتهاء قبل عام 2000. تحقق من السنة.',
  },
  duplicate_supplier_doc: {
    en: 'This delivery note number of the supplier was already received. Check the number.',
    ar: 'سبق استلام إشعار تسليم بهذا الرقم من هذا المورد. راجع الرقم.',
  },
  note_required: { en: 'The reason code requires a note. Enter a note.', ar: 'يتطلب رمز السبب ملاحظة. أدخل ملاحظة.' },
  reserved_in_pick: {
    en: 'These goods are being picked for an order. Wait until picking is finished or have it stopped.',
    ar: 'يجري التقاط هذه البضاعة لطلب. انتظر حتى ينتهي الالتقاط أو اطلب إيقافه.',
  },
  already_reversed: { en: 'The document was already reversed.', ar: 'سبق عكس هذا المستند.' },
  not_reversible: {
    en: 'The document cannot be reversed: it is a reversal itself or moved no goods.',
    ar: 'لا يمكن عكس المستند: فهو نفسه عكس أو لم ينقل بضاعة.',
  },
  unknown_shipment: {
    en: 'No shipment has this number. Scan the dispatch note or choose the shipment from the list.',
    ar: 'لا توجد شحنة بهذا الرقم. امسح إذن الصرف أو اختر الشحنة من القائمة.',
  },
  wrong_store: {
    en: 'This shipment is for another store. Forward the goods or contact that store.',
    ar: 'هذه الشحنة لمتجر آخر. أرسلها إليه أو اتصل به.',
  },
  not_dispatched: {
    en: 'This shipment is not in transit. It was not dispatched yet or was recalled.',
    ar: 'هذه الشحنة ليست قيد النقل: لم تُصرف بعد أو استُدعيت.',
  },
  already_received: { en: 'This shipment was already received.', ar: 'سبق استلام هذه الشحنة.' },
  nothing_counted: {
    en: 'There are no new counted quantities to post. Count goods first.',
    ar: 'لا كميات معدودة جديدة للترحيل. عُدّ البضاعة أولًا.',
  },
  no_damaged_place: {
    en: 'This store has no location for damaged goods. Create one under Locations first.',
    ar: 'لا يوجد في هذا المتجر موقع للبضاعة التالفة. أنشئ واحدًا ضمن «المواقع» أولًا.',
  },
  check_digit: {
    en: 'The container number is not valid. Check the number on the container.',
    ar: 'رقم الحاوية غير صحيح. أعد قراءته من الحاوية.',
  },
  container_live: {
    en: 'A container with this number is already under way. Open that container or check the number.',
    ar: 'توجد حاوية بهذا الرقم في الطريق. افتحها أو راجع الرقم.',
  },
  already_returned: { en: 'The empty container was already returned.', ar: 'سبق إرجاع الحاوية فارغة.' },
  being_received: {
    en: 'This container is being received. Finish or cancel the receipt first.',
    ar: 'هذه الحاوية قيد الاستلام. أنهِ الاستلام أو ألغه أولًا.',
  },
  container_full: {
    en: 'A container has at most {most} lines.',
    ar: 'للحاوية {most} سطر على الأكثر.',
  },
  order_not_received: {
    en: 'A purchase order in this container cannot be received.',
    ar: 'تعذر استلام أمر شراء في هذه الحاوية.',
  },
  order_not_received_because: { en: 'Purchase order {order}: {reason}', ar: 'أمر الشراء {order}: {reason}' },
  unknown_container: {
    en: 'No active container has this number. Check the number or choose the container from the list.',
    ar: 'لا حاوية جارية بهذا الرقم. راجعه أو اختر الحاوية من القائمة.',
  },
  not_unloading: {
    en: 'This container is not being unloaded. Open it under Containers and choose Start unloading.',
    ar: 'هذه الحاوية ليست قيد التفريغ. افتحها ضمن «الحاويات» واختر «بدء التفريغ».',
  },
  seal_required: { en: 'This container is sealed. Enter the seal number.', ar: 'هذه الحاوية مختومة. أدخل رقم الختم.' },
  seal_differs: {
    en: 'The seal number does not match. Check it again or describe the discrepancy.',
    ar: 'رقم الختم غير مطابق. راجعه أو اذكر الاختلاف.',
  },
  same_store: {
    en: 'Source and destination are the same store. Choose another store.',
    ar: 'المصدر والوجهة متجر واحد. اختر متجرًا آخر.',
  },
  variant_inactive: {
    en: 'A product is inactive. Remove its line or have the product reactivated.',
    ar: 'أحد المنتجات غير نشط. احذف سطره أو اطلب إعادة تنشيطه.',
  },
  above_requested: {
    en: 'Approved quantities cannot exceed requested quantities. Lower the marked lines.',
    ar: 'لا يمكن أن تتجاوز الكميات الموافق عليها الكميات المطلوبة. قلّل السطور المحددة.',
  },
  nothing_approved: {
    en: 'No quantity would be transferred. Approve an available line, backorder the shortfall or reject the transfer.',
    ar: 'لن تُحوَّل أي كمية. وافق على سطر متوفر أو اجعل النقص طلبًا مؤجلًا أو ارفض التحويل.',
  },
  nothing_to_release: {
    en: 'No stock is ready for this transfer. Release it once goods have arrived.',
    ar: 'لا بضاعة جاهزة لهذا التحويل. أطلقه عندما تصل البضاعة.',
  },
  nothing_shipped: {
    en: 'No part of this transfer has been dispatched. Cancel the whole transfer.',
    ar: 'لم يُصرف شيء من هذا التحويل. ألغه بالكامل.',
  },
  already_shipped: {
    en: 'Part of this transfer has been dispatched. Cancel the remainder instead.',
    ar: 'صُرف بعض هذا التحويل. ألغِ الباقي بدلًا من ذلك.',
  },
  nothing_to_cancel: {
    en: 'None of these transfers can be cancelled any more.',
    ar: 'لم يعد بالإمكان إلغاء أي من هذه التحويلات.',
  },
  too_many_transfers: {
    en: 'At most 500 transfers can be cancelled at once. Select fewer.',
    ar: 'لا يُلغى أكثر من 500 تحويل دفعة واحدة. اختر أقل.',
  },
  above_planned: {
    en: 'Picked quantities cannot exceed planned quantities. Lower the marked lines.',
    ar: 'لا يمكن أن تتجاوز الكميات الملتقطة الكميات المخططة. قلّل السطور المحددة.',
  },
  nothing_picked: {
    en: 'Nothing was picked. Cancel the shipment instead.',
    ar: 'لم يُلتقط شيء. ألغِ الشحنة بدلًا من ذلك.',
  },
  nothing_to_invoice: {
    en: 'There is nothing to invoice: dispatched goods are already invoiced or have not arrived yet.',
    ar: 'لا يوجد ما يُفوتر: البضاعة المصروفة مفوترة أو لم تصل بعد.',
  },
  settlement_open: {
    en: 'This transfer has goods in transit or unsettled discrepancies. Receive or settle them first, or invoice received quantities.',
    ar: 'في هذا التحويل بضاعة قيد النقل أو فروق غير مسوّاة. استلمها أو سوِّها أولًا، أو افوتر الكميات المستلمة.',
  },
  qty_mismatch: {
    en: 'The lines of a discrepancy must add up to its open quantity. Correct the marked quantities.',
    ar: 'يجب أن يساوي مجموع سطور كل فرق كميته المفتوحة. صحّح الكميات المحددة.',
  },
  pictures_needed: {
    en: 'Pictures of the damaged goods are missing. Attach them to this settlement or the receipt and submit again.',
    ar: 'صور البضاعة التالفة ناقصة. أرفقها بهذه التسوية أو بالاستلام ثم قدّم من جديد.',
  },
  nothing_to_settle: { en: 'This shipment has no open discrepancies.', ar: 'لا فروق مفتوحة في هذه الشحنة.' },
  quantities_changed: {
    en: 'Received quantities or charges have changed since this invoice. Re-initiate the invoice.',
    ar: 'تغيّرت الكميات المستلمة أو الرسوم بعد هذه الفاتورة. أعد إصدارها.',
  },
  measure_missing: {
    en: 'The weight or size of a product is missing. Enter it on the product or choose another method.',
    ar: 'وزن أحد المنتجات أو حجمه ناقص. أدخله في المنتج أو اختر طريقة أخرى.',
  },
  nothing_to_charge: {
    en: 'The charge amounts to zero: there are no goods or the rate is too small.',
    ar: 'الرسم يساوي صفرًا: لا توجد بضاعة أو السعر صغير جدًا.',
  },
  charge_counted: {
    en: 'The charge is on a posted invoice or in the cost of goods and cannot be changed. Dispute the invoice first.',
    ar: 'الرسم موجود في فاتورة مُرحّلة أو ضمن تكلفة البضاعة ولا يمكن تغييره. اعترض على الفاتورة أولًا.',
  },
  invoiced_anew: {
    en: 'Another invoice of this transfer now covers these goods. Continue with that invoice.',
    ar: 'تشمل فاتورة أخرى لهذا التحويل هذه البضاعة الآن. تابع العمل على تلك الفاتورة.',
  },
  still_right: {
    en: 'This invoice matches the amount due. Choose other quantities or current prices, or keep it.',
    ar: 'هذه الفاتورة تطابق المستحق. اختر كميات أخرى أو الأسعار الحالية أو اتركها.',
  },
  outside_count: {
    en: 'This is outside the scope of the stock check. Set it aside or plan another check.',
    ar: 'هذا خارج نطاق الجرد. ضعه جانبًا أو خطط لجرد آخر.',
  },
  second_counter: {
    en: 'You counted this before. Another user must do the recount.',
    ar: 'سبق أن عددت هذا. يقوم مستخدم آخر بإعادة العدّ.',
  },
  count_unfinished: {
    en: 'Some lines are still open. Finish counting their locations and decide on the variances.',
    ar: 'بعض السطور ما زالت مفتوحة. أكمل عدّ مواقعها وقرر بشأن الفروق.',
  },
  nothing_to_recount: { en: 'No line needs a recount.', ar: 'لا يوجد سطر يحتاج إلى إعادة عدّ.' },
  recount_first: {
    en: 'These variances are too large to accept after one count. Have the lines recounted.',
    ar: 'هذه الفروق أكبر من أن تُقبل بعد عدّ واحد. اطلب إعادة عدّ السطور.',
  },
  posted_elsewhere: {
    en: 'Another stock check has corrected these lines since. Choose Recount to count only these lines again.',
    ar: 'صحّح جرد آخر هذه السطور بعد ذلك. اختر «إعادة العدّ» لعدّ هذه السطور فقط من جديد.',
  },
  own_count: {
    en: 'You took part in this count. Another user must approve it.',
    ar: 'شاركت في هذا العدّ. يوافق عليه مستخدم آخر.',
  },
  above_limit: {
    en: 'A variance exceeds your approval limit. Ask a user with permission to approve above the limit.',
    ar: 'أحد الفروق يتجاوز حد موافقتك. اطلب ممن لديه صلاحية الموافقة فوق الحد.',
  },
  nothing_to_undo: { en: 'You have no such entry in this round.', ar: 'لا يوجد لك إدخال كهذا في هذه الجولة.' },
  store_blocked_overdue_receipt: {
    en: 'The requesting store has overdue shipments. Receive them first or override the block under Blocking days.',
    ar: 'لدى المتجر الطالب شحنات متأخرة. استلمها أولًا أو تجاوز الحظر ضمن «أيام الحظر».',
  },
  store_blocked_unsettled: {
    en: 'Discrepancies are overdue for settlement. Settle them first or override the block under Blocking days.',
    ar: 'تسوية الفروق متأخرة. سوِّها أولًا أو تجاوز الحظر ضمن «أيام الحظر».',
  },
  retransfer_blocked: {
    en: 'Goods received by transfer cannot be transferred again yet. Request less, or request later.',
    ar: 'لا يمكن إعادة تحويل بضاعة وصلت بتحويل بعد. اطلب أقل أو لاحقًا.',
  },
  picking_limit_exceeded: {
    en: 'A picking limit allows this store less for now. Request less, or request later.',
    ar: 'يسمح حد الالتقاط لهذا المتجر بكمية أقل حاليًا. اطلب أقل أو لاحقًا.',
  },
  picking_limit_line: {
    en: '{days, plural, one {Maximum {allowed} now: the limit is {most} in a day.} other {Maximum {allowed} now: the limit is {most} in # days.}}',
    ar: '{days, plural, zero {{allowed} على الأكثر الآن: الحد {most}.} one {{allowed} على الأكثر الآن: الحد {most} في يوم.} two {{allowed} على الأكثر الآن: الحد {most} في يومين.} few {{allowed} على الأكثر الآن: الحد {most} في # أيام.} many {{allowed} على الأكثر الآن: الحد {most} في # يومًا.} other {{allowed} على الأكثر الآن: الحد {most} في # يوم.}}',
  },
  transferable_line: {
    en: 'Maximum {quantity}; the rest was received by transfer recently.',
    ar: '{quantity} على الأكثر؛ والباقي وصل بتحويل مؤخرًا.',
  },
  partner_unmapped: {
    en: 'The partner company does not have these products. Match products on the company link, or remove the marked lines.',
    ar: 'لا توجد هذه المنتجات لدى الشركة الشريكة. طابق المنتجات في رابط الشركة أو احذف السطور المعلّمة.',
  },
  partner_receives: {
    en: 'These goods are received by the partner company, on its purchase order.',
    ar: 'تستلم الشركة الشريكة هذه البضائع على أمر شرائها.',
  },
  partner_tax_number: {
    en: 'An inter-company invoice names the tax numbers of both companies. Enter the missing one in the company profile of that company.',
    ar: 'تذكر الفاتورة بين الشركات الرقمين الضريبيين للشركتين. أدخل الرقم الناقص في ملف تلك الشركة.',
  },
  partner_basis: {
    en: 'Goods on their way remain with the seller. Choose accepted or settled quantities.',
    ar: 'تبقى البضائع في الطريق للبائع. اختر الكميات المقبولة أو المسوّاة.',
  },
  partner_incomplete: {
    en: 'The company link lacks what this requires: partner store, customer and supplying store to sell. Complete it.',
    ar: 'ينقص رابط الشركة ما يلزم لذلك: متجر الشريك والعميل والمتجر المورّد للبيع. أكمله.',
  },
})
