import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  period_closed: {
    en: 'This fiscal period is closed. Select a date in an open period, or have the period reopened.',
    ar: 'هذه الفترة المالية مقفلة. اختر تاريخًا في فترة مفتوحة أو اطلب إعادة فتحها.',
  },
  period_closed_lock: {
    en: '{ledger, select, stock {Stock} receivables {Accounts receivable} payables {Accounts payable} other {The general ledger}} of fiscal period {month} is {lock, select, soft {soft-closed} other {closed}}. Select a date in an open period, or have the period reopened.',
    ar: '{ledger, select, stock {المخزون} receivables {الذمم المدينة} payables {الذمم الدائنة} other {دفتر الأستاذ العام}} في الفترة المالية {month}: {lock, select, soft {إقفال مبدئي} other {مقفل}}. اختر تاريخًا في فترة مفتوحة أو اطلب إعادة فتحها.',
  },
  month_not_ready: {
    en: 'The fiscal period cannot be closed yet. Complete its closing checklist first.',
    ar: 'لا يمكن إقفال الفترة المالية بعد. أكمل قائمة إقفالها أولًا.',
  },
  later_month_closed: {
    en: 'A later fiscal period is closed. Reopen the last closed period first.',
    ar: 'توجد فترة مالية لاحقة مقفلة. أعد فتح آخر فترة مقفلة أولًا.',
  },
  ledger_locked: {
    en: 'The general ledger of the period is closed further than this. Reopen the general ledger first.',
    ar: 'دفتر الأستاذ العام للفترة مقفل بدرجة أعلى. أعد فتح دفتر الأستاذ العام أولًا.',
  },
  not_year_end: {
    en: 'A fiscal year is closed in its last period. Open that period.',
    ar: 'تُقفل السنة المالية في آخر فتراتها. افتح تلك الفترة.',
  },
  year_not_ready: {
    en: 'Stock, receivables and payables are still open in the fiscal year. Soft-close them in each of its periods first.',
    ar: 'المخزون والذمم المدينة والدائنة ما زالت مفتوحة في السنة المالية. أقفلها مبدئيًا في كل فتراتها أولًا.',
  },
  year_closed: {
    en: 'The fiscal year is already closed. Reverse its closing first.',
    ar: 'السنة المالية مقفلة بالفعل. اعكس إقفالها أولًا.',
  },
  year_without_result: {
    en: 'The fiscal year has no income and no expenses to close.',
    ar: 'لا إيرادات ولا مصروفات في السنة المالية لإقفالها.',
  },
  year_not_closed: {
    en: 'The fiscal year has no closing to reverse. Reload the page.',
    ar: 'لا إقفال للسنة المالية لعكسه. أعد تحميل الصفحة.',
  },
  rule_needed: {
    en: 'This role requires an active rule for all stores, categories and payment types. Change its account, or create the other rule first.',
    ar: 'يحتاج هذا الدور إلى قاعدة نشطة لكل المتاجر والفئات وأنواع الدفع. غيّر حسابها أو أنشئ القاعدة الأخرى أولًا.',
  },
  account_in_rules: {
    en: 'An active posting rule uses this account. Select another account in the rule first.',
    ar: 'تستعمل قاعدة ترحيل نشطة هذا الحساب. اختر حسابًا آخر في القاعدة أولًا.',
  },
  rule_broken: {
    en: 'These values do not belong together. Check the marked fields.',
    ar: 'هذه القيم لا تتوافق. راجع الحقول المعلّمة.',
  },
  rule_missing: {
    en: 'A posting rule is missing for this document. Add it under Posting rules, then try again.',
    ar: 'تنقص قاعدة ترحيل لهذا المستند. أضفها في قواعد الترحيل ثم حاول مرة أخرى.',
  },
  unknown_account: {
    en: 'An account of this journal is inactive or does not exist. Select an active account.',
    ar: 'أحد حسابات القيد غير نشط أو غير موجود. اختر حسابًا نشطًا.',
  },
  control_account: {
    en: 'Journal entries cannot post to this account. Select an account that allows manual posting.',
    ar: 'لا يمكن لقيود اليومية الترحيل إلى هذا الحساب. اختر حسابًا يسمح بالترحيل اليدوي.',
  },
  account_used: {
    en: 'The account has postings, so its type and control cannot change. Create a new account instead.',
    ar: 'للحساب ترحيلات، فلا يتغير نوعه ولا مراقبته. أنشئ حسابًا جديدًا بدلًا منه.',
  },
  unbalanced: {
    en: 'Debits and credits differ. Enter lines with equal totals.',
    ar: 'المدين والدائن غير متساويين. أدخل سطورًا متساوية المجموع.',
  },
  rate_missing: {
    en: 'An exchange rate is missing for the currency and date. Enter it under Exchange rates, then try again.',
    ar: 'ينقص سعر صرف للعملة والتاريخ. أدخله في أسعار الصرف ثم حاول مرة أخرى.',
  },
  nothing_to_revalue: {
    en: 'The balances of this month are already at the closing rate. There is nothing to post.',
    ar: 'أرصدة هذا الشهر بسعر الإقفال بالفعل. لا شيء للترحيل.',
  },
  tax_rates: {
    en: 'The rates do not suit the type of this tax code. Check the rates.',
    ar: 'النسب لا تناسب نوع رمز الضريبة. راجع النسب.',
  },
  tax_rates_above: {
    en: 'Codes of this type have no rate above 0 %. Enter 0 % or select another type.',
    ar: 'رموز هذا النوع لا نسبة لها فوق 0 %. أدخل 0 % أو اختر نوعًا آخر.',
  },
  tax_rates_none: {
    en: 'Codes of this type require at least one rate. Add a rate.',
    ar: 'رموز هذا النوع تتطلب نسبة واحدة على الأقل. أضف نسبة.',
  },
  already_reversed: {
    en: 'The reversal of this journal entry is already posted. Enter a new journal entry to correct it.',
    ar: 'عكس هذا القيد مُرحّل بالفعل. أدخل قيدًا جديدًا لتصحيحه.',
  },
  not_reversible: {
    en: 'This journal cannot be reversed here. Reverse its document instead.',
    ar: 'لا يمكن عكس هذا القيد هنا. اعكس مستنده بدلًا منه.',
  },
  budget_account: {
    en: 'Budgets have amounts of income, cost and expense accounts only. Select another account.',
    ar: 'الموازنات لحسابات الإيرادات والتكلفة والمصروفات فقط. اختر حسابًا آخر.',
  },
  budget_twice: { en: 'This account is listed twice. Remove one of them.', ar: 'هذا الحساب مكرر. احذف أحدهما.' },
  whole_company: {
    en: 'This statement covers all stores. Ask your administrator for permission in all stores.',
    ar: 'تشمل هذه القائمة كل المتاجر. اطلب من المسؤول صلاحية في كل المتاجر.',
  },
  invoice_rate: {
    en: 'In the company currency the exchange rate is 1. Enter 1 or leave it blank.',
    ar: 'سعر الصرف بعملة الشركة هو 1. أدخل 1 أو اتركه فارغًا.',
  },
  invoice_account: {
    en: 'Select the account of this line. A line with a product can use received goods instead.',
    ar: 'اختر حساب هذا السطر. يمكن لسطر فيه منتج أن يستعمل البضاعة المستلمة بدلًا منه.',
  },
  invoice_credit_line: {
    en: 'This line is not on the credited invoice. Change only quantities, or remove the line.',
    ar: 'هذا السطر غير موجود في الفاتورة المقيّد لها. غيّر الكميات فقط أو أزل السطر.',
  },
  invoice_over_credited: {
    en: 'This quantity is more than can still be credited. Enter a smaller quantity.',
    ar: 'هذه الكمية أكبر مما يمكن قيده بإشعار دائن. أدخل كمية أصغر.',
  },
  invoice_credit_terms: {
    en: 'A credit note keeps this value of its invoice. Restore the value.',
    ar: 'يحتفظ الإشعار الدائن بهذه القيمة من فاتورته. أعد القيمة السابقة.',
  },
  e_invoice_incomplete: {
    en: 'Something is missing for an e-invoice. Complete company and customer, then try again.',
    ar: 'ينقص شيء للفاتورة الإلكترونية. أكمل بيانات الشركة والعميل ثم حاول مرة أخرى.',
  },
  invoice_too_large: {
    en: 'The amounts are too large. Check quantities and prices.',
    ar: 'المبالغ كبيرة جدًا. راجع الكميات والأسعار.',
  },
  entry_too_large: {
    en: 'The amounts are too large together. Enter several journal entries.',
    ar: 'مجموع المبالغ كبير جدًا. أدخل عدة قيود.',
  },
  supplier_reference_used: {
    en: 'Another document of this supplier has this number. Open that document, or correct the number.',
    ar: 'يحمل مستند آخر لهذا المورد هذا الرقم. افتح ذلك المستند أو صحّح الرقم.',
  },
  day_ahead: {
    en: 'This date is in the future. Enter today or an earlier date.',
    ar: 'هذا التاريخ في المستقبل. أدخل تاريخ اليوم أو تاريخًا سابقًا.',
  },
  invoice_amounts_changed: {
    en: 'The amounts have changed since approval, because tax rates or credited quantities changed. Return the document to draft.',
    ar: 'تغيّرت المبالغ منذ الموافقة بسبب تغيّر نسب الضريبة أو الكميات المقيّدة. أعد المستند إلى المسودة.',
  },
  invoice_without_tax: {
    en: 'No tax rule applies to this line. Select a tax code.',
    ar: 'لا تنطبق أي قاعدة ضريبية على هذا السطر. اختر رمز ضريبة.',
  },
  invoice_tax_number: {
    en: 'Reverse charge requires the tax number of the customer. Enter it in the customer record.',
    ar: 'يتطلب الاحتساب العكسي الرقم الضريبي للعميل. أدخله في سجل العميل.',
  },
  partner_store: {
    en: 'A partner store holds no stock and takes part in one company link. Select a store without stock.',
    ar: 'متجر الشريك لا يحتفظ بمخزون ويخص رابط شركة واحدًا. اختر متجرًا بلا مخزون.',
  },
  partner_product: {
    en: 'The partner names a product that does not exist here. Create it, then repeat the message on the company link.',
    ar: 'يذكر الشريك منتجًا غير موجود هنا. أنشئه ثم أعد الرسالة في رابط الشركة.',
  },
  partner_product_sku: {
    en: 'The partner names product {sku}, which does not exist here. Create it, then repeat the message on the company link.',
    ar: 'يذكر الشريك المنتج {sku} وهو غير موجود هنا. أنشئه ثم أعد الرسالة في رابط الشركة.',
  },
  not_matchable: {
    en: 'Select one posted document of each company, both of the same kind, direction and currency.',
    ar: 'اختر مستندًا مرحّلًا من كل شركة، من النوع والاتجاه والعملة نفسها.',
  },
  already_matched: {
    en: 'This document is matched with another one. Undo that match first.',
    ar: 'هذا المستند مطابق لمستند آخر. ألغِ تلك المطابقة أولًا.',
  },
  link_inactive: {
    en: 'The company link is inactive. Activate it first.',
    ar: 'رابط الشركة غير مفعّل. فعّله أولًا.',
  },
  link_connected: {
    en: 'The company link is connected already. Disconnect it first.',
    ar: 'رابط الشركة مربوط بالفعل. اقطع الربط أولًا.',
  },
  link_not_connected: {
    en: 'The company link is not connected. Connect it under Company links.',
    ar: 'رابط الشركة غير مربوط. اربطه في صفحة روابط الشركات.',
  },
  link_code: {
    en: 'This code is not valid. Check it, or have a new one created in the other company.',
    ar: 'هذا الرمز غير صالح. تحقق منه أو اطلب إنشاء رمز جديد في الشركة الأخرى.',
  },
  invoice_is_charge: {
    en: 'A receipt put this amount on account. Return its goods at the register, which credits the account.',
    ar: 'وضع إيصال هذا المبلغ على الحساب. أعد بضاعته عند الصندوق فيُقيَّد الحساب دائنًا.',
  },
  invoice_is_deferred: {
    en: 'This invoice is for a paid membership. Cancel the membership, which credits what is left of it.',
    ar: 'هذه الفاتورة لعضوية مدفوعة. ألغِ العضوية فيُقيَّد ما تبقى منها بإشعار دائن.',
  },
  invoice_nothing_left: {
    en: 'Nothing can be credited: the invoice is not posted, or it is fully credited.',
    ar: 'لا شيء يمكن قيده بإشعار دائن: الفاتورة غير مُرحّلة أو قُيّدت بالكامل.',
  },
  invoice_not_matched: {
    en: 'The invoice does not match its purchase order. Correct the marked lines, or ask someone who may accept differences to post it.',
    ar: 'الفاتورة لا تطابق أمر الشراء. صحّح السطور المعلّمة أو اطلب ممن يحق له قبول الفروق ترحيلها.',
  },
})
