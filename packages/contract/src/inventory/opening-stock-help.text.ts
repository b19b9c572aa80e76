import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Enter what each store has when you start. Posting adds the stock at cost and posts its value against opening balances.',
    ar: 'أدخل ما لدى كل متجر عند البدء. يضيف الترحيل المخزون بالتكلفة ويرحّل قيمته مقابل الأرصدة الافتتاحية.',
  },
  help_file: { en: 'Import all stores from one file', ar: 'استيراد كل المتاجر من ملف واحد' },
  help_file_1: {
    en: 'Create products and locations first. Choose Import and take the template: store, SKU or barcode, quantity, unit cost, and where you use them location, lot or serial number, expiry date and date.',
    ar: 'أنشئ المنتجات والمواقع أولًا. اختر «استيراد» وخذ القالب: المتجر ورمز الصنف أو الباركود والكمية وتكلفة الوحدة، وكذلك الموقع والدفعة أو الرقم التسلسلي وتاريخ الانتهاء والتاريخ إن استخدمتها.',
  },
  help_file_2: {
    en: 'Choose Check all rows, correct or exclude the rows with errors, and compare the totals by store with the old system. Nothing is posted yet.',
    ar: 'اختر «فحص كل الصفوف»، وصحّح الصفوف الخاطئة أو استبعدها، وقارن الإجماليات حسب المتجر بالنظام السابق. لم يُرحّل شيء بعد.',
  },
  help_file_3: {
    en: 'Enter the total value of the old system, then import. Documents of up to 1,000 lines are made and posted. An interrupted import continues where it stopped.',
    ar: 'أدخل القيمة الإجمالية للنظام السابق ثم استورد. تُنشأ مستندات حتى 1000 سطر وتُرحّل. والاستيراد المتوقف يُتابَع من حيث توقف.',
  },
  help_file_4: {
    en: 'Within 7 days you can undo the import. Documents whose goods were sold or moved since are kept and named.',
    ar: 'يمكنك التراجع عن الاستيراد خلال 7 أيام. تبقى المستندات التي بيعت بضاعتها أو نُقلت بعدها وتُذكر.',
  },
  help_start: { en: 'Enter the stock of one store', ar: 'إدخال مخزون متجر واحد' },
  help_start_1: {
    en: 'Create products first, then an opening stock. A document has up to 1,000 lines; import a file for more.',
    ar: 'أنشئ المنتجات أولًا ثم مخزونًا افتتاحيًا. للمستند حتى 1000 سطر؛ استورد ملفًا لما زاد.',
  },
  help_start_2: {
    en: 'Choose Import lines and take the template: SKU, quantity, unit cost, and where you use them lot, expiry date and location.',
    ar: 'اختر «استيراد السطور» وخذ القالب: رمز الصنف والكمية وتكلفة الوحدة، وكذلك الدفعة وتاريخ الانتهاء والموقع إن استخدمتها.',
  },
  help_start_3: {
    en: 'Save the draft and compare total quantity and value with the system you used before. Then choose Post.',
    ar: 'احفظ المسودة وقارن إجمالي الكمية والقيمة بالنظام السابق. ثم اختر «ترحيل».',
  },
  help_undo: { en: 'Undo', ar: 'التراجع' },
  help_undo_1: {
    en: 'Choose Reverse while all of the goods are still there. Correct single products by a stock adjustment.',
    ar: 'اختر «عكس» ما دامت البضاعة كلها موجودة. صحّح المنتجات المفردة بتسوية مخزون.',
  },
})
