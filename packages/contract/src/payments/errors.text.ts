import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  rule_broken: {
    en: 'These values do not match. Check the marked fields.',
    ar: 'هذه القيم غير متوافقة. راجع الحقول المعلّمة.',
  },
  over_settled: {
    en: 'The amount exceeds what is still open. Enter the open amount or less.',
    ar: 'يتجاوز المبلغ ما بقي مفتوحًا. أدخل المبلغ المفتوح أو أقل.',
  },
  not_payable: {
    en: 'Select a posted invoice or credit note of this supplier in the currency of the payment.',
    ar: 'اختر فاتورة أو إشعارًا دائنًا مرحّلًا لهذا المورد بعملة الدفعة.',
  },
  prepayment_short: {
    en: 'Less is prepaid to this supplier in this currency, for the purchase order if one is selected. Apply a smaller amount.',
    ar: 'المدفوع مقدمًا لهذا المورد بهذه العملة، ولأمر الشراء إن اختير، أقل من ذلك. طبّق مبلغًا أصغر.',
  },
  not_of_purchase_order: {
    en: 'Select a sent purchase order of this supplier in the currency of the payment.',
    ar: 'اختر أمر شراء مرسلًا لهذا المورد بعملة الدفعة.',
  },
  nothing_paid: {
    en: 'Credit notes, discounts and prepayments exceed the invoices. Reduce them, or add invoices.',
    ar: 'تتجاوز الإشعارات الدائنة والخصومات والدفعات المقدمة الفواتير. قلّلها أو أضف فواتير.',
  },
  refund_differs: {
    en: 'What is received back is not the sum of the credit notes and applied prepayments. Enter their sum, or settle less.',
    ar: 'المبلغ المسترد لا يساوي مجموع الإشعارات الدائنة والدفعات المقدمة المطبقة. أدخل مجموعها أو سدد أقل.',
  },
  empty: { en: 'Add an invoice, or enter a prepayment.', ar: 'أضف فاتورة أو أدخل دفعة مقدمة.' },
  one_way: {
    en: 'Enter a new prepayment or apply an earlier one, not both.',
    ar: 'أدخل دفعة مقدمة جديدة أو طبّق دفعة سابقة، لا كلتيهما.',
  },
  not_cash: {
    en: 'Select an active bank or cash account for manual posting.',
    ar: 'اختر حساب بنك أو نقد نشطًا يسمح بالترحيل اليدوي.',
  },
  supplier_on_hold: {
    en: 'Payments to this supplier are on hold. Release the hold in the supplier record.',
    ar: 'المدفوعات لهذا المورد معلّقة. ألغِ التعليق في سجل المورد.',
  },
  day_ahead: {
    en: 'This date is in the future. Enter today or an earlier date.',
    ar: 'هذا التاريخ في المستقبل. أدخل تاريخ اليوم أو تاريخًا سابقًا.',
  },
  total_too_large: {
    en: 'The total of these amounts is too large. Check them.',
    ar: 'مجموع هذه المبالغ كبير جدًا. راجعها.',
  },
  nothing_due: {
    en: 'Nothing is due by this date that is not on an unsent payment already. Choose a later date.',
    ar: 'لا شيء مستحقًا حتى هذا التاريخ خارج الدفعات غير المُرسلة. اختر تاريخًا لاحقًا.',
  },
  not_fileable: {
    en: 'These payments cannot be in the file. See the marked lines.',
    ar: 'لا يمكن أن تكون هذه المدفوعات في الملف. انظر السطور المعلّمة.',
  },
  file_not_sent: { en: 'This payment is not sent.', ar: 'هذه الدفعة غير مُرسلة.' },
  file_other_account: {
    en: 'This payment is from another account or in another currency.',
    ar: 'هذه الدفعة من حساب آخر أو بعملة أخرى.',
  },
  file_no_bank: {
    en: 'The supplier has no confirmed bank account in this currency that can be paid on the execution date.',
    ar: 'ليس للمورد حساب بنكي مؤكد بهذه العملة يمكن الدفع إليه في تاريخ التنفيذ.',
  },
  file_twice: { en: 'This payment is in the file already.', ar: 'هذه الدفعة موجودة في الملف بالفعل.' },
  file_other: { en: 'This payment is in payment file {file}.', ar: 'هذه الدفعة في ملف الدفع {file}.' },
  already_filed: {
    en: 'A payment can be in one payment file, once. Remove the marked lines, or cancel the other file.',
    ar: 'لا تكون الدفعة إلا في ملف دفع واحد ومرة واحدة. احذف السطور المعلّمة أو ألغ الملف الآخر.',
  },
  in_file: {
    en: 'The bank is told to pay this in payment file {file}. Cancel the file first.',
    ar: 'ملف الدفع {file} يأمر البنك بهذه الدفعة. ألغ الملف أولًا.',
  },
  execution_past: {
    en: 'The execution date is over. Enter today or a later date.',
    ar: 'تاريخ التنفيذ مضى. أدخل تاريخ اليوم أو تاريخًا لاحقًا.',
  },
  nothing_to_file: {
    en: 'No sent payment of this account is without a file.',
    ar: 'لا دفعة مُرسلة من هذا الحساب بلا ملف.',
  },
  iban_wrong: {
    en: 'This IBAN is not valid. Check length and check digits.',
    ar: 'رقم الآيبان غير صالح. تحقق من طوله ورقمي التحقق.',
  },
  bic_wrong: { en: 'A BIC has 8 or 11 letters and digits.', ar: 'يتكون رمز BIC من 8 أو 11 حرفًا ورقمًا.' },
  safe_short: {
    en: 'According to the ledger, the safe of this store holds less cash. Check the pieces, or post missing cash movements first.',
    ar: 'نقد خزنة هذا المتجر في الدفاتر أقل من ذلك. تحقق من الأعداد أو رحّل حركات النقد الناقصة أولًا.',
  },
  not_company_currency: {
    en: 'This bank account has another currency. Cash of the safe is in the company’s currency.',
    ar: 'لهذا الحساب البنكي عملة أخرى. نقد الخزنة بعملة الشركة.',
  },
  not_receivable: {
    en: 'Select a posted invoice or credit note of this customer in the currency of the payment.',
    ar: 'اختر فاتورة أو إشعارًا دائنًا مرحّلًا لهذا العميل بعملة الدفعة.',
  },
  over_allocated: {
    en: 'The invoices exceed what was received and applied. Enter the received amount, or settle less.',
    ar: 'تتجاوز الفواتير المبلغ المقبوض والمطبق. أدخل المبلغ المقبوض أو سدد أقل.',
  },
  charge_decided: {
    en: 'Fee and interest of this reminder are charged or waived already, or there are none.',
    ar: 'رسم هذا التذكير وفائدته محتسبان أو معفى منهما، أو لا يوجد منهما شيء.',
  },
  nothing_received: {
    en: 'Enter the received amount, or add invoices that earlier credit settles.',
    ar: 'أدخل المبلغ المقبوض أو أضف فواتير يسددها رصيد سابق.',
  },
  nothing_to_refund: {
    en: 'This customer has neither credit nor open credit notes in this currency. Choose another customer or currency.',
    ar: 'ليس لهذا العميل رصيد ولا إشعارات دائنة مفتوحة بهذه العملة. اختر عميلًا آخر أو عملة أخرى.',
  },
  refund_exceeds: {
    en: 'The refunded amount exceeds the applied credit and the credit notes. Refund less, apply credit, or add credit notes.',
    ar: 'المبلغ المردود يتجاوز الرصيد المطبق والإشعارات الدائنة. رد مبلغًا أقل أو طبّق رصيدًا أو أضف إشعارات دائنة.',
  },
  refund_short: {
    en: 'This customer has less credit and open credit notes in this currency. Enter a smaller amount.',
    ar: 'رصيد هذا العميل وإشعاراته الدائنة المفتوحة بهذه العملة أقل من ذلك. أدخل مبلغًا أصغر.',
  },
  credit_short: {
    en: 'This customer has less credit in this currency. Apply a smaller amount.',
    ar: 'رصيد هذا العميل بهذه العملة أقل من ذلك. طبّق مبلغًا أصغر.',
  },
  deposit_short: {
    en: 'Less of the deposit of this sales order is left. Apply a smaller amount, or reverse what used it first.',
    ar: 'المتبقي من عربون أمر البيع أقل من ذلك. طبّق مبلغًا أصغر أو اعكس ما استعمله أولًا.',
  },
  not_of_order: {
    en: 'Select a held or confirmed sales order of this customer in the currency of the payment.',
    ar: 'اختر أمر بيع معلقًا أو مؤكدًا لهذا العميل بعملة الدفعة.',
  },
  statement_unreadable: {
    en: 'This file is no bank statement that can be read. Export CAMT.053, MT940, or rows with date, amount and description.',
    ar: 'هذا الملف ليس كشف حساب مقروءًا. صدّر CAMT.053 أو MT940 أو صفوفًا بالتاريخ والمبلغ والوصف.',
  },
  statement_other_account: {
    en: 'This statement is of another bank account. Choose that account.',
    ar: 'هذا الكشف لحساب بنكي آخر. اختر ذلك الحساب.',
  },
  statement_other_currency: {
    en: 'This statement is in another currency than the bank account. Choose the account of its currency.',
    ar: 'عملة هذا الكشف غير عملة الحساب البنكي. اختر حسابًا بعملته.',
  },
  statement_unbalanced: {
    en: 'The lines do not add up to the balances of the statement. Export it again from the bank.',
    ar: 'لا يتفق مجموع السطور مع أرصدة الكشف. صدّره من البنك مرة أخرى.',
  },
  statement_known: { en: 'This statement was imported before.', ar: 'سبق استيراد هذا الكشف.' },
  lines_open: {
    en: 'Match all lines first, or post those that have no entry to an account.',
    ar: 'طابق كل السطور أولًا أو رحّل ما ليس له قيد إلى حساب.',
  },
  lines_matched: {
    en: 'Lines of this statement are matched. Undo them, then cancel.',
    ar: 'بعض سطور هذا الكشف مطابق. تراجع عنها ثم ألغِه.',
  },
  line_matched: { en: 'This line is matched already.', ar: 'هذا السطر مطابق بالفعل.' },
  line_open: { en: 'This line is not matched.', ar: 'هذا السطر غير مطابق.' },
  match_amount: {
    en: 'The entries do not add up to the amount of the line. Choose others.',
    ar: 'لا يتفق مجموع القيود مع مبلغ السطر. اختر غيرها.',
  },
  entry_matched: {
    en: 'An entry is matched with other statement lines, smaller than this line, or of another account. Choose others.',
    ar: 'أحد القيود مطابق مع سطور أخرى أو أصغر من هذا السطر أو لحساب آخر. اختر غيرها.',
  },
  not_received: {
    en: 'This line was paid, not received. Match a payment, or post it to an account.',
    ar: 'هذا السطر مدفوع لا مستلم. طابقه مع دفعة أو رحّله إلى حساب.',
  },
  not_paid: {
    en: 'This line was received, not paid. Match a customer payment, or post it to an account.',
    ar: 'هذا السطر مستلم لا مدفوع. طابقه مع دفعة عميل أو رحّله إلى حساب.',
  },
  over_line: {
    en: 'The invoices exceed the amount of the line. Settle less.',
    ar: 'تتجاوز الفواتير مبلغ السطر. سدد أقل.',
  },
  bill_awaiting: {
    en: 'This invoice is on a supplier payment that is not sent yet. Send or cancel that payment first.',
    ar: 'هذه الفاتورة على دفعة مورد لم تُرسل بعد. أرسل تلك الدفعة أو ألغها أولًا.',
  },
  line_awaiting: {
    en: 'A payment of this amount to the supplier on this day is not sent yet. Send or cancel that payment first.',
    ar: 'دفعة إلى المورد بهذا المبلغ في هذا اليوم لم تُرسل بعد. أرسل تلك الدفعة أو ألغها أولًا.',
  },
  not_postable: {
    en: 'This account is not posted to directly. Choose another one.',
    ar: 'لا يُرحّل إلى هذا الحساب مباشرة. اختر غيره.',
  },
  not_overdue: {
    en: 'This invoice is paid, not overdue on this date, or of another customer or currency. Remove the line.',
    ar: 'هذه الفاتورة مسددة أو غير متأخرة في هذا التاريخ أو لعميل أو عملة أخرى. احذف السطر.',
  },
  no_dunning_level: {
    en: 'There is no dunning level yet. Create one under Finance, Dunning levels.',
    ar: 'لا يوجد مستوى مطالبة بعد. أنشئ واحدًا في المالية، مستويات المطالبة.',
  },
  nothing_overdue: {
    en: 'No customer has invoices that reached the next dunning level.',
    ar: 'لا عميل بلغت فواتيره مستوى المطالبة التالي.',
  },
  of_online_payment: {
    en: 'This payment was made online. Refund it on the page Online payments.',
    ar: 'هذه الدفعة تمت عبر الإنترنت. استردّها من صفحة المدفوعات عبر الإنترنت.',
  },
  over_refunded: {
    en: 'The amount exceeds what can still be refunded. Enter the refundable amount or less.',
    ar: 'يتجاوز المبلغ ما يمكن استرداده. أدخل المبلغ القابل للاسترداد أو أقل.',
  },
  refund_refused: {
    en: 'The provider refused the refund. Nothing was refunded.',
    ar: 'رفض المزوّد الاسترداد. لم يُسترد أي مبلغ.',
  },
  provider_keys: {
    en: 'Enter the secret key and the signing secret as the provider shows them.',
    ar: 'أدخل المفتاح السري وسر التوقيع كما يعرضهما المزوّد.',
  },
  link_for: {
    en: 'Select an invoice of this customer or enter an amount, not both.',
    ar: 'اختر فاتورة لهذا العميل أو أدخل مبلغًا، لا كليهما.',
  },
  link_ended: {
    en: 'This payment link has ended. Ask for a new one.',
    ar: 'انتهى رابط الدفع هذا. اطلب رابطًا جديدًا.',
  },
  too_many_reminders: {
    en: 'Select at most 500 reminders at a time.',
    ar: 'حدد 500 تذكير على الأكثر في كل مرة.',
  },
  nothing_open: { en: 'Nothing is open to be paid.', ar: 'لا يوجد مبلغ مفتوح للدفع.' },
  signature: {
    en: 'The message is not signed with the secret of this company.',
    ar: 'الرسالة غير موقّعة بسر هذه الشركة.',
  },
  payout_unreadable: {
    en: 'The file cannot be read. Check the columns payout, type, reference, amount and fee.',
    ar: 'تعذّرت قراءة الملف. راجع أعمدة التحويل والنوع والمرجع والمبلغ والرسوم.',
  },
  already_paid_out: {
    en: 'An entry of this payout, or the payout itself, exists already.',
    ar: 'قيد من هذا التحويل، أو التحويل نفسه، موجود بالفعل.',
  },
  held_by_netting: {
    en: 'Netting {name} has reserved this invoice. Withdraw the netting, or settle what it leaves open.',
    ar: 'حجزت المقاصة {name} هذه الفاتورة. اسحب المقاصة أو سدد ما تتركه مفتوحًا.',
  },
  not_nettable: {
    en: 'Select posted invoices between this company and the partner of the link in the currency of the netting.',
    ar: 'اختر فواتير مرحّلة بين هذه الشركة وشريك الرابط بعملة المقاصة.',
  },
  netting_one_sided: {
    en: 'Select invoices of both directions: what the partner owes, and what is owed to it.',
    ar: 'اختر فواتير من الاتجاهين: ما على الشريك وما له.',
  },
  netting_unneeded: {
    en: 'The other invoices settle the whole amount already. Remove this one.',
    ar: 'تسوّي الفواتير الأخرى المبلغ كله. أزل هذه الفاتورة.',
  },
  netting_settled: {
    en: 'Less of {name} is open than this netting settles. Reject the netting, or withdraw it and propose another one.',
    ar: 'المتبقي من {name} أقل مما تسوّيه هذه المقاصة. ارفض المقاصة، أو اسحبها واقترح أخرى.',
  },
  netting_unknown: {
    en: 'Invoice {name} of this netting is not posted here. Post it, then repeat the message.',
    ar: 'الفاتورة {name} من هذه المقاصة غير مرحّلة هنا. رحّلها ثم أعد الرسالة.',
  },
  terminal_not_approved: {
    en: 'The card terminal has not approved this payment for this receipt. Ask the terminal again, or remove the payment and take another one.',
    ar: 'لم يقبل جهاز البطاقات هذه الدفعة لهذا الإيصال. اسأل الجهاز مرة أخرى أو احذف الدفعة وخذ غيرها.',
  },
  terminal_refund_exceeds: {
    en: 'The card terminal took less for this receipt than is to go back to the card. Refund the rest by another payment type.',
    ar: 'قبض جهاز البطاقات لهذا الإيصال أقل مما سيُرد إلى البطاقة. ردّ الباقي بنوع دفع آخر.',
  },
})
