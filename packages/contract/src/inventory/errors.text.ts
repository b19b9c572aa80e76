import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  bad_line: {
    en: 'A line cannot be posted like this. Check its places, its quantity and its value.',
    ar: 'لا يمكن ترحيل أحد السطور بهذا الشكل. راجع أماكنه وكميته وقيمته.',
  },
  too_many_lines: {
    en: 'So many lines cannot be posted at once. Split the document.',
    ar: 'لا يمكن ترحيل هذا العدد من السطور دفعة واحدة. قسّم المستند.',
  },
  insufficient_stock: {
    en: 'There is not enough stock. Lower the marked quantities, or take the goods from another place.',
    ar: 'المخزون لا يكفي. قلّل الكميات المحددة أو خذ البضاعة من مكان آخر.',
  },
  location_blocked: {
    en: 'A place is blocked. Choose another one, or have it opened first.',
    ar: 'أحد الأماكن محظور. اختر مكانًا آخر أو اطلب فتحه أولًا.',
  },
  not_empty: {
    en: 'Goods lie here. Move them elsewhere first.',
    ar: 'توجد بضاعة هنا. انقلها إلى مكان آخر أولًا.',
  },
  store_stays: {
    en: 'Goods lay here once, so that the place stays with its store. Make a new one in the other store.',
    ar: 'كانت هنا بضاعة، لذلك يبقى المكان في متجره. أنشئ مكانًا جديدًا في المتجر الآخر.',
  },
  main_stays: {
    en: 'A store has one main shelf. Make another place of it the main shelf, which then takes its turn.',
    ar: 'لكل متجر رف رئيسي واحد. اجعل مكانًا آخر فيه الرف الرئيسي فيحل محل هذا.',
  },
  rule_broken: {
    en: 'These values do not go together. Check the marked fields.',
    ar: 'هذه القيم لا تتوافق معًا. راجع الحقول المحددة.',
  },
  cost_required: {
    en: 'Nobody knows yet what these goods cost. Enter a unit cost.',
    ar: 'تكلفة هذه البضاعة غير معروفة بعد. أدخل تكلفة الوحدة.',
  },
  lot_required: {
    en: 'These goods are kept by lot. Enter the lot that their label says.',
    ar: 'تُحفظ هذه البضاعة حسب الدفعة. أدخل رقم الدفعة المكتوب على ملصقها.',
  },
  lot_unknown: {
    en: 'There is no such lot of these goods. Check the lot on their label.',
    ar: 'لا توجد دفعة بهذا الرقم من هذه البضاعة. راجع الدفعة المكتوبة على ملصقها.',
  },
  reason_direction: {
    en: 'The reason does not allow this. Choose another one, or change the marked quantities.',
    ar: 'لا يسمح السبب بذلك. اختر سببًا آخر أو غيّر الكميات المحددة.',
  },
  day_ahead: {
    en: 'This day is still to come. Choose today or a day before.',
    ar: 'هذا اليوم لم يأتِ بعد. اختر اليوم أو يومًا سابقًا.',
  },
  day_too_old: {
    en: 'This day is more than a week ago. Choose a later one, or ask somebody who may back-date.',
    ar: 'مضى على هذا اليوم أكثر من أسبوع. اختر يومًا أحدث أو اطلب ممن يحق له التأريخ بأثر رجعي.',
  },
  duplicate_supplier_doc: {
    en: 'A delivery note of this supplier with this number was received before.',
    ar: 'سبق استلام إشعار تسليم بهذا الرقم من هذا المورد.',
  },
  note_required: { en: 'This reason wants a note. Say what happened.', ar: 'يتطلب هذا السبب ملاحظة. اذكر ما حدث.' },
  reserved_in_pick: {
    en: 'Somebody is picking these goods for an order right now. Wait until that is done, or have it stopped.',
    ar: 'هناك من يلتقط هذه البضاعة لطلب الآن. انتظر حتى ينتهي أو اطلب إيقافه.',
  },
  already_reversed: {
    en: 'This was reversed before.',
    ar: 'تم عكس هذا من قبل.',
  },
  not_reversible: {
    en: 'This cannot be reversed: it reverses something itself, or moved no goods.',
    ar: 'لا يمكن عكس هذا: فهو نفسه عكس لشيء آخر أو لم ينقل بضاعة.',
  },
  unknown_shipment: {
    en: 'There is no shipment with this number. Scan its dispatch note, or choose it from the list.',
    ar: 'لا توجد شحنة بهذا الرقم. امسح إشعار إرسالها أو اخترها من القائمة.',
  },
  wrong_store: {
    en: 'This shipment goes to another store. Have it sent on there, or ask somebody of that store.',
    ar: 'هذه الشحنة متجهة إلى متجر آخر. أرسلها إليه أو اسأل أحد العاملين فيه.',
  },
  not_dispatched: {
    en: 'This shipment is not on its way. It has not left its store, or was called back.',
    ar: 'هذه الشحنة ليست في الطريق: لم تغادر متجرها أو استُرجعت.',
  },
  already_received: { en: 'This shipment was received before.', ar: 'سبق استلام هذه الشحنة.' },
  nothing_counted: {
    en: 'Nothing was counted that is not in stock already.',
    ar: 'لم يُعدّ شيء غير موجود في المخزون.',
  },
  no_damaged_place: {
    en: 'This store has no place for damaged goods. Set one up under Places first.',
    ar: 'لا يوجد في هذا المتجر مكان للبضاعة التالفة. أنشئ واحدًا في الأماكن أولًا.',
  },
  check_digit: {
    en: 'This container number is not right. Read it again from the box.',
    ar: 'رقم الحاوية غير صحيح. أعد قراءته من الحاوية.',
  },
  container_live: {
    en: 'A container with this number is under way already. Open that one, or check the number.',
    ar: 'توجد حاوية بهذا الرقم في الطريق. افتحها أو راجع الرقم.',
  },
  already_returned: { en: 'The empty box was returned before.', ar: 'سبق إرجاع الحاوية فارغة.' },
  being_received: {
    en: 'This container is being received. Finish that, or cancel it first.',
    ar: 'هذه الحاوية قيد الاستلام. أنهِ الاستلام أو ألغه أولًا.',
  },
  unknown_container: {
    en: 'No container under way has this number. Check it, or choose the container from the list.',
    ar: 'لا حاوية في الطريق بهذا الرقم. راجعه أو اختر الحاوية من القائمة.',
  },
  not_unloading: {
    en: 'This container is not being unloaded. Begin to unload it on its own page first.',
    ar: 'هذه الحاوية ليست قيد التفريغ. ابدأ تفريغها من صفحتها أولًا.',
  },
  seal_required: {
    en: 'This container is sealed. Enter the number of the seal as you read it.',
    ar: 'هذه الحاوية مختومة. أدخل رقم الختم كما تقرؤه.',
  },
  seal_differs: {
    en: 'This is not the seal it should have. Read it again, or say what is wrong with it.',
    ar: 'هذا ليس الختم المسجل. أعد قراءته أو اذكر ما الخلل فيه.',
  },
  same_store: {
    en: 'A transfer leads to another store. Choose another one.',
    ar: 'يؤدي التحويل إلى متجر آخر. اختر متجرًا آخر.',
  },
  variant_inactive: {
    en: 'A product is out of use. Take its line out, or have it put into use again.',
    ar: 'أحد المنتجات خارج الاستخدام. احذف سطره أو اطلب إعادته إلى الاستخدام.',
  },
  above_requested: {
    en: 'No more can be approved than was asked for. Lower the marked lines.',
    ar: 'لا يمكن الموافقة على أكثر مما طُلب. قلّل السطور المحددة.',
  },
  nothing_approved: {
    en: 'Nothing would be sent. Approve a line that is there, wait for what is not, or reject the transfer.',
    ar: 'لن يُرسل شيء. وافق على سطر متوفر أو انتظر غير المتوفر أو ارفض التحويل.',
  },
  nothing_to_release: {
    en: 'Nothing lies ready for this transfer. Release it once goods have come in.',
    ar: 'لا شيء جاهز لهذا التحويل. أطلقه عندما تصل البضاعة.',
  },
  nothing_shipped: {
    en: 'Nothing of this transfer has been sent. Cancel it as a whole.',
    ar: 'لم يُرسل شيء من هذا التحويل. ألغه بالكامل.',
  },
  already_shipped: {
    en: 'Some of this transfer has been sent. Cancel the rest instead.',
    ar: 'أُرسل بعض هذا التحويل. ألغِ الباقي بدلًا من ذلك.',
  },
  nothing_to_cancel: {
    en: 'None of these transfers can be cancelled any more.',
    ar: 'لم يعد بالإمكان إلغاء أي من هذه التحويلات.',
  },
  too_many_transfers: {
    en: 'No more than 500 transfers are cancelled at once. Choose fewer.',
    ar: 'لا يُلغى أكثر من 500 تحويل دفعة واحدة. اختر أقل.',
  },
  above_planned: {
    en: 'No more can be picked than is planned. Lower the marked lines.',
    ar: 'لا يمكن تجهيز أكثر من المخطط. قلّل السطور المحددة.',
  },
  nothing_picked: {
    en: 'Nothing was picked. Cancel the shipment instead.',
    ar: 'لم يُجهّز شيء. ألغِ الشحنة بدلًا من ذلك.',
  },
  nothing_to_invoice: {
    en: 'There is nothing to invoice: what was sent is on an invoice, or nothing of it has arrived yet.',
    ar: 'لا يوجد ما يُفوتر: ما أُرسل موجود في فاتورة أو لم يصل منه شيء بعد.',
  },
  settlement_open: {
    en: 'Something of this transfer is still on its way or not settled. Receive or settle it first; an invoice may count what arrived.',
    ar: 'ما زال بعض هذا التحويل في الطريق أو بلا تسوية. استلمه أو سوّه أولًا؛ ويمكن للفاتورة احتساب ما وصل.',
  },
  qty_mismatch: {
    en: 'The lines of a difference must add up to what is open of it. Correct the marked quantities.',
    ar: 'يجب أن يساوي مجموع سطور كل فرق ما هو مفتوح منه. صحّح الكميات المحددة.',
  },
  pictures_needed: {
    en: 'Attach pictures of what arrived damaged, to this settlement or to the receipt, and propose it again.',
    ar: 'أرفق صور ما وصل تالفًا بهذه التسوية أو بسند الاستلام، ثم اقترحها من جديد.',
  },
  nothing_to_settle: {
    en: 'Nothing of this shipment is left to settle: all arrived as it was sent, or what differed is settled.',
    ar: 'لم يبق في هذه الشحنة ما يُسوّى: وصل كل شيء كما أُرسل أو سُوّيت فروقه.',
  },
  quantities_changed: {
    en: 'What arrived, or what is charged for it, is not what this invoice says any more. Re-initiate it.',
    ar: 'ما وصل أو رسومه لم تعد مطابقة لهذه الفاتورة. أعد إصدارها.',
  },
  measure_missing: {
    en: 'The weight or the size of a product is not known. Enter it at the product, or choose another way.',
    ar: 'وزن أحد المنتجات أو حجمه غير معروف. أدخله في المنتج أو اختر طريقة أخرى.',
  },
  nothing_to_charge: {
    en: 'This comes to nothing: there are no goods, or the rate is too small.',
    ar: 'الناتج صفر: لا توجد بضاعة أو السعر صغير جدًا.',
  },
  charge_counted: {
    en: 'What this is about is on a posted invoice, or in the cost of goods, and stays as it is. To charge otherwise, dispute the invoice first.',
    ar: 'ما يخص هذا الرسم موجود في فاتورة مُرحّلة أو ضمن تكلفة البضاعة، لذلك يبقى كما هو. لتغييره اعترض على الفاتورة أولًا.',
  },
  invoiced_anew: {
    en: 'Another invoice of this transfer counts these goods by now. Work on that one.',
    ar: 'تحتسب فاتورة أخرى لهذا التحويل هذه البضاعة الآن. تابع العمل على تلك الفاتورة.',
  },
  still_right: {
    en: 'This invoice says what is due. Choose other quantities or today’s prices, or leave it.',
    ar: 'هذه الفاتورة تطابق المستحق. اختر كميات أخرى أو أسعار اليوم أو اتركها.',
  },
  outside_count: {
    en: 'This stock check does not count that here. Put it aside, or plan another check for it.',
    ar: 'هذا الجرد لا يشمل ذلك هنا. ضعه جانبًا أو خطط لجرد آخر له.',
  },
  second_counter: {
    en: 'You counted here before. Somebody else counts a second time.',
    ar: 'سبق أن عددت هنا. يقوم شخص آخر بالعدّ الثاني.',
  },
  count_unfinished: {
    en: 'Some lines are still open. Count their places to the end, and decide what differs.',
    ar: 'بعض السطور ما زالت مفتوحة. أكمل عدّ أماكنها وقرر بشأن الفروق.',
  },
  nothing_to_recount: {
    en: 'No line has to be counted again.',
    ar: 'لا يوجد سطر يحتاج إلى إعادة عدّ.',
  },
  recount_first: {
    en: 'These differ by too much to be accepted after one count. Have them counted again.',
    ar: 'فرق هذه السطور أكبر من أن يُقبل بعد عدّ واحد. اطلب إعادة عدّها.',
  },
  posted_elsewhere: {
    en: 'Another stock check has corrected these lines since they were counted here. Choose Count again: only they are counted anew.',
    ar: 'صحّح جرد آخر هذه السطور بعد أن عُدّت هنا. اختر «إعادة العدّ»: لا يُعاد عدّ غيرها.',
  },
  own_count: {
    en: 'You counted here yourself. Somebody else approves it.',
    ar: 'شاركت في هذا العدّ بنفسك. يوافق عليه شخص آخر.',
  },
  above_limit: {
    en: 'A difference is worth more than you may approve. Ask somebody who may approve above the limit.',
    ar: 'قيمة أحد الفروق أعلى مما يحق لك الموافقة عليه. اطلب ممن يحق له الموافقة فوق الحد.',
  },
  nothing_to_undo: {
    en: 'There is no such entry of yours in this round.',
    ar: 'لا يوجد إدخال كهذا لك في هذه الجولة.',
  },
  store_blocked_overdue_receipt: {
    en: 'The store that asks has not received shipments in time. It gets new transfers once they are received, or with an override under Blocking days.',
    ar: 'لم يستلم المتجر الطالب شحنات في موعدها. يحصل على تحويلات جديدة بعد استلامها أو بتجاوز ضمن «أيام الحظر».',
  },
  store_blocked_unsettled: {
    en: 'Differences of shipments were not settled in time. Settle them first, or have the store overridden under Blocking days.',
    ar: 'لم تُسوَّ فروق الشحنات في موعدها. سوِّها أولًا أو اطلب تجاوز المتجر ضمن «أيام الحظر».',
  },
  retransfer_blocked: {
    en: 'Goods that came by transfer are not sent on so soon. Ask for less, or later.',
    ar: 'لا تُحوَّل البضاعة التي وصلت بتحويل بهذه السرعة. اطلب أقل أو لاحقًا.',
  },
  ration_exceeded: {
    en: 'A picking limit allows this store less for now. Ask for less, or later.',
    ar: 'يسمح حد التجهيز لهذا المتجر بكمية أقل حاليًا. اطلب أقل أو لاحقًا.',
  },
  ration_line: {
    en: '{days, plural, one {At most {allowed} now: the limit is {most} in a day.} other {At most {allowed} now: the limit is {most} in # days.}}',
    ar: '{days, plural, zero {{allowed} على الأكثر الآن: الحد {most}.} one {{allowed} على الأكثر الآن: الحد {most} في يوم.} two {{allowed} على الأكثر الآن: الحد {most} في يومين.} few {{allowed} على الأكثر الآن: الحد {most} في # أيام.} many {{allowed} على الأكثر الآن: الحد {most} في # يومًا.} other {{allowed} على الأكثر الآن: الحد {most} في # يوم.}}',
  },
  transferable_line: {
    en: 'At most {quantity} may be sent on; the rest came by transfer lately.',
    ar: 'يجوز إرسال {quantity} على الأكثر، والباقي وصل بتحويل مؤخرًا.',
  },
})
