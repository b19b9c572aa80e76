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
    en: 'Less was prepaid to this supplier in this currency. Apply a smaller amount.',
    ar: 'دُفع مقدمًا لهذا المورد بهذه العملة أقل من ذلك. طبّق مبلغًا أصغر.',
  },
  nothing_paid: {
    en: 'Credit notes, discounts and prepayments exceed the invoices. Reduce them, or add invoices.',
    ar: 'تتجاوز الإشعارات الدائنة والخصومات والدفعات المقدمة الفواتير. قلّلها أو أضف فواتير.',
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
  nothing_due: {
    en: 'Nothing is due by this date that is not on an unsent payment already. Choose a later date.',
    ar: 'لا شيء مستحقًا حتى هذا التاريخ خارج الدفعات غير المُرسلة. اختر تاريخًا لاحقًا.',
  },
})
