import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'An invoice counts what left with a transfer and did not come back, what arrived of it, or what its destination is to pay once all differences are settled, at the prices agreed when it was approved, with the charges that are recharged. Whoever makes one never approves it.',
    ar: 'تحتسب الفاتورة ما أُرسل بالتحويل ولم يعد، أو ما وصل منه، أو ما على الوجهة دفعه بعد تسوية كل الفروق، بالأسعار المتفق عليها عند الموافقة، مع الرسوم المحمّلة على المستلم. من ينشئها لا يوافق عليها.',
  },
  help_invoice: { en: 'Invoice a transfer', ar: 'فوترة تحويل' },
  help_invoice_1: {
    en: 'Open the transfer, go to Invoices, choose what counts, and make the invoice.',
    ar: 'افتح التحويل وانتقل إلى «الفواتير» واختر ما يُحتسب ثم أنشئ الفاتورة.',
  },
  help_invoice_2: {
    en: 'Submit the draft. Somebody else with the right approves or rejects it.',
    ar: 'قدّم المسودة ليوافق عليها أو يرفضها شخص آخر يملك الحق.',
  },
  help_invoice_3: {
    en: 'Post it and print it. If it is wrong, dispute it and re-initiate it.',
    ar: 'رحّلها واطبعها. وإن كانت خاطئة فاعترض عليها وأعد إصدارها.',
  },
})
