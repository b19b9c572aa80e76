import { texts } from '@countinghouse/kernel/text'

/** What the server says of a file. */
export const text = texts({
  remark: { en: 'Imported from {file}. To check before it is posted:', ar: 'مستوردة من {file}. للتحقق قبل الترحيل:' },
  remark_line: { en: 'Line {line}: {message}', ar: 'السطر {line}: {message}' },
  not_xml: {
    en: 'This is not a readable XML file. Choose the e-invoice that the supplier sent; for a PDF ask for its XML file.',
    ar: 'هذا ليس ملف XML مقروءًا. اختر الفاتورة الإلكترونية التي أرسلها المورد؛ لملف PDF اطلب ملف XML الخاص به.',
  },
  document_type: {
    en: 'The file declares a document type, which e-invoices do not have. Ask the supplier for a file without it.',
    ar: 'يعلن الملف نوع مستند (DOCTYPE) لا تحتويه الفواتير الإلكترونية. اطلب من المورد ملفًا بدونه.',
  },
  too_deep: {
    en: 'The elements of the file are nested too deeply. Ask the supplier for a valid e-invoice.',
    ar: 'عناصر الملف متداخلة أكثر مما ينبغي. اطلب من المورد فاتورة إلكترونية صالحة.',
  },
  unknown_format: {
    en: 'The file is XML, but not an e-invoice in UBL 2.1 or CII. Choose another file.',
    ar: 'الملف بصيغة XML لكنه ليس فاتورة إلكترونية بصيغة UBL 2.1 أو CII. اختر ملفًا آخر.',
  },
  missing: {
    en: 'The e-invoice lacks {term}. Ask the supplier for a complete file.',
    ar: 'تنقص الفاتورة الإلكترونية {term}. اطلب من المورد ملفًا كاملًا.',
  },
  invalid: {
    en: 'The e-invoice has “{value}” as {term}, which is not valid. Ask the supplier for a corrected file.',
    ar: 'في الفاتورة الإلكترونية «{value}» بوصفها {term}، وهي قيمة غير صالحة. اطلب من المورد ملفًا مصححًا.',
  },
  line_missing: {
    en: 'Line {line} of the e-invoice lacks {term}. Ask the supplier for a complete file.',
    ar: 'ينقص السطر {line} من الفاتورة الإلكترونية {term}. اطلب من المورد ملفًا كاملًا.',
  },
  line_invalid: {
    en: 'Line {line} of the e-invoice has “{value}” as {term}, which is not valid. Ask the supplier for a corrected file.',
    ar: 'في السطر {line} من الفاتورة الإلكترونية «{value}» بوصفها {term}، وهي قيمة غير صالحة. اطلب من المورد ملفًا مصححًا.',
  },
  too_large: {
    en: 'Quantity or price of line {line} is too large. Check the file with the supplier.',
    ar: 'كمية السطر {line} أو سعره أكبر مما يمكن حفظه. تحقق من الملف مع المورد.',
  },
  too_small: {
    en: 'The quantity of line {line} is less than 0.0001 of the stock unit in its pack. Check the file and the pack of the product with the supplier.',
    ar: 'كمية السطر {line} أقل من 0.0001 من وحدة المخزون في عبوته. تحقق من الملف ومن عبوة المنتج مع المورد.',
  },
  below_zero: {
    en: 'Line {line} of the e-invoice is below zero. Enter the invoice by hand and what is credited as a credit note, or ask the supplier for two documents.',
    ar: 'السطر {line} من الفاتورة الإلكترونية أقل من الصفر. أدخل الفاتورة يدويًا والمقيد دائنًا بإشعار دائن، أو اطلب من المورد مستندين.',
  },
  too_many_lines: {
    en: 'The e-invoice has more than {most} lines. Ask the supplier to split it.',
    ar: 'في الفاتورة الإلكترونية أكثر من {most} سطر. اطلب من المورد تقسيمها.',
  },
  too_many_adjustments: {
    en: 'The e-invoice has more than {most} allowances and charges on the whole document. Ask the supplier to split it.',
    ar: 'في الفاتورة الإلكترونية أكثر من {most} خصم ورسم على المستند كله. اطلب من المورد تقسيمها.',
  },
  line_too_many_adjustments: {
    en: 'Line {line} of the e-invoice has more than {most} allowances and charges. Ask the supplier to split it.',
    ar: 'في السطر {line} من الفاتورة الإلكترونية أكثر من {most} خصم ورسم. اطلب من المورد تقسيمه.',
  },
  no_lines: {
    en: 'The e-invoice has no lines. Enter it by hand.',
    ar: 'لا سطور في الفاتورة الإلكترونية. أدخلها يدويًا.',
  },
  allowance_alone: {
    en: 'The allowance of {amount} on the whole document exceeds the lines of its tax rate. Ask the supplier for a corrected file.',
    ar: 'يتجاوز الخصم {amount} على المستند كله سطور نسبته الضريبية. اطلب من المورد ملفًا مصححًا.',
  },
  currency_unknown: {
    en: 'The e-invoice has “{currency}” as currency, which is not an ISO 4217 code. Ask the supplier for a corrected file.',
    ar: 'في الفاتورة الإلكترونية «{currency}» بوصفها عملة، وهي ليست من رموز ISO 4217. اطلب من المورد ملفًا مصححًا.',
  },
  other_buyer: {
    en: 'The e-invoice is for {buyer}, not for this company. Switch to that company, or correct the name and the tax number of this one under ERP, Companies.',
    ar: 'الفاتورة الإلكترونية موجهة إلى {buyer} لا إلى هذه الشركة. انتقل إلى تلك الشركة، أو صحّح اسم هذه الشركة ورقمها الضريبي في ERP، الشركات.',
  },
  supplier_unknown: {
    en: 'No active supplier has the tax number {taxNumber} or the name {seller}. Create the supplier or enter its tax number, then import again.',
    ar: 'لا مورد نشطًا رقمه الضريبي {taxNumber} أو اسمه {seller}. أنشئ المورد أو أدخل رقمه الضريبي ثم استورد مرة أخرى.',
  },
  supplier_in_doubt: {
    en: 'Several suppliers are named {seller}, and none has the tax number of the e-invoice: {taxNumber}. Enter it at the right one, or merge those that are the same, then import again.',
    ar: 'عدة موردين اسمهم {seller} وليس لأي منهم الرقم الضريبي للفاتورة الإلكترونية: {taxNumber}. أدخله لدى المورد الصحيح أو ادمج المكررين ثم استورد مرة أخرى.',
  },
  supplier_without_number: {
    en: 'Several suppliers are named {seller}, and the e-invoice has no tax number. Merge those that are the same, or ask the supplier for a file with its tax number, then import again.',
    ar: 'عدة موردين اسمهم {seller} ولا رقم ضريبيًا في الفاتورة الإلكترونية. ادمج المكررين أو اطلب من المورد ملفًا فيه رقمه الضريبي ثم استورد مرة أخرى.',
  },
  supplier_number_shared: {
    en: 'Several suppliers have the tax number {taxNumber}, and the name {seller} does not tell them apart. Correct the number or the name at the wrong ones, or merge those that are the same, then import again.',
    ar: 'لعدة موردين الرقم الضريبي {taxNumber} ولا يميز بينهم الاسم {seller}. صحّح الرقم أو الاسم لدى غير المقصودين أو ادمج المكررين ثم استورد مرة أخرى.',
  },
  supplier_other_number: {
    en: 'Supplier {seller} has another tax number here than the e-invoice, which says {taxNumber}. Find out who sent it before you correct the supplier.',
    ar: 'رقم المورد {seller} الضريبي هنا يختلف عما في الفاتورة الإلكترونية وهو {taxNumber}. تحقق من المُرسل قبل تصحيح المورد.',
  },
  no_number: { en: 'none', ar: 'لا شيء' },

  found_no_product: {
    en: 'No product was found by {codes}. Select the product, or an account if this is not a product.',
    ar: 'لم يُعثر على منتج حسب {codes}. اختر المنتج، أو حسابًا إن لم تكن بضاعة.',
  },
  found_no_code: {
    en: 'The file has no article number, GTIN or SKU. Select the product, or an account if this is not a product.',
    ar: 'لا رقم صنف في الملف ولا GTIN ولا رمز منتج. اختر المنتج، أو حسابًا إن لم تكن بضاعة.',
  },
  found_several: {
    en: 'Several products have {codes}. Select the right one.',
    ar: 'لعدة منتجات {codes}. اختر الصحيح.',
  },
  code_seller: { en: 'supplier number {code}', ar: 'رقم المورد {code}' },
  code_gtin: { en: 'GTIN {code}', ar: 'رقم GTIN ‏{code}' },
  code_sku: { en: 'SKU {code}', ar: 'رمز المنتج {code}' },
  charge: { en: 'Charge', ar: 'رسم' },
  found_charge: {
    en: 'This is a charge on the whole document. Select its account.',
    ar: 'هذا رسم على المستند كله. اختر حسابه.',
  },
  found_pack: {
    en: '{count} packs of {pack} were taken as {quantity} in the stock unit.',
    ar: 'أُخذت {count} عبوة من {pack} على أنها {quantity} بوحدة المخزون.',
  },
  found_unit: {
    en: 'The file counts in unit {unit}. Check quantity and price in the stock unit.',
    ar: 'يعدّ الملف بالوحدة {unit}. تحقق من الكمية والسعر بوحدة المخزون.',
  },
  found_tax: {
    en: 'No tax code matches category {category} at {rate} %. Select the tax code.',
    ar: 'لا رمز ضريبيًا للفئة {category} بنسبة {rate} %. اختر الرمز الضريبي.',
  },
  found_taxes: {
    en: 'Several tax codes match category {category} at {rate} %. Select the right one.',
    ar: 'عدة رموز ضريبية للفئة {category} بنسبة {rate} %. اختر الصحيح.',
  },
  found_line: {
    en: 'The file has {stated} net, the draft {drafted}. Check quantity and price.',
    ar: 'الصافي في الملف {stated} وفي المسودة {drafted}. تحقق من الكمية والسعر.',
  },
  found_net: {
    en: 'The file has {stated} net in all, the draft {drafted}. Compare the lines.',
    ar: 'مجموع الصافي في الملف {stated} وفي المسودة {drafted}. قارن السطور.',
  },
  found_tax_sum: {
    en: 'The file has {stated} tax in all, the draft {drafted}. Check the tax codes.',
    ar: 'مجموع الضريبة في الملف {stated} وفي المسودة {drafted}. تحقق من الرموز الضريبية.',
  },
  found_prepaid: {
    en: 'The file states {amount} as already paid. Settle it against your payment.',
    ar: 'يذكر الملف أن {amount} مدفوعة بالفعل. سوّها مع دفعتك.',
  },
  found_rounding: {
    en: 'The file rounds the amount due by {amount}, which the draft does not.',
    ar: 'يقرّب الملف المبلغ المستحق بمقدار {amount}، ولا تفعل المسودة ذلك.',
  },
  found_due: {
    en: 'The file states {stated} as due date; by the payment terms here it is {drafted}.',
    ar: 'استحقاق الملف في {stated}، وحسب شروط الدفع هنا {drafted}.',
  },
  found_order_unknown: {
    en: 'This supplier has no sent purchase order {order}. The invoice is not matched to an order.',
    ar: 'لا أمر شراء مُرسلًا {order} لهذا المورد. لا تُطابَق الفاتورة مع أي أمر.',
  },
  found_order_no_right: {
    en: 'You may not create invoices of purchase order {order}. The invoice is not matched to it. To match it, delete the draft and ask a colleague who may invoice orders of that store to import the file.',
    ar: 'لا يحق لك إنشاء فواتير لأمر الشراء {order}. لا تُطابَق الفاتورة مع أي أمر. إن كانت تخصه فاحذف المسودة واطلب استيرادها ممن له صلاحية فوترة أوامر ذلك المتجر.',
  },
  found_order_currency: {
    en: 'Purchase order {order} is in {currency}. The invoice is not matched to it.',
    ar: 'أمر الشراء {order} بعملة {currency}. لا تُطابَق الفاتورة مع أي أمر.',
  },
  found_credited: {
    en: 'The file credits invoice {number}. For goods of an order, create the credit note from that invoice instead, so that its quantities are credited.',
    ar: 'يقيّد الملف دائنًا للفاتورة {number}. لبضاعة أمر شراء أنشئ الإشعار الدائن من تلك الفاتورة لتُقيّد كمياتها.',
  },
})
