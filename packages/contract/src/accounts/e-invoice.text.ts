import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  is_charge: {
    en: 'This is what a receipt put on account; the receipt is the tax document.',
    ar: 'هذا مبلغ وضعه إيصال على الحساب، والإيصال هو المستند الضريبي.',
  },
  title: { en: 'E-invoice', ar: 'فاتورة إلكترونية' },
  lead: {
    en: 'The invoice as a file that the accounting software of the customer reads: EN 16931 in UBL 2.1.',
    ar: 'الفاتورة ملفًا يقرؤه برنامج محاسبة العميل: EN 16931 بصيغة UBL 2.1.',
  },
  download: { en: 'Download e-invoice', ar: 'تنزيل الفاتورة الإلكترونية' },
  no_tax_number: {
    en: 'Enter the tax number of the company under ERP, Companies. E-invoices name it.',
    ar: 'أدخل الرقم الضريبي للشركة في النظام، الشركات. تذكره الفواتير الإلكترونية.',
  },
  no_buyer_tax_number: {
    en: 'Enter the tax number of the customer. E-invoices under reverse charge name it.',
    ar: 'أدخل الرقم الضريبي للعميل. تذكره الفواتير الإلكترونية عند الاحتساب العكسي.',
  },
  no_single_rate: {
    en: 'Line {line} has no single tax rate, or is outside the scope of tax. This e-invoice format cannot show it.',
    ar: 'السطر {line} بلا نسبة ضريبة واحدة أو خارج نطاق الضريبة. لا تعرضه هذه الصيغة.',
  },
})
