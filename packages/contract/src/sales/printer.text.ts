import { texts } from '@countinghouse/kernel/text'

/** The receipt printer of a browser. */
export const text = texts({
  printer: { en: 'Receipt printer', ar: 'طابعة الإيصالات' },
  connected: { en: 'A receipt printer is connected.', ar: 'طابعة الإيصالات متصلة.' },
  unreached: {
    en: 'The receipt printer cannot be reached. Check power and cable, or connect it again.',
    ar: 'تعذر الوصول إلى طابعة الإيصالات. شغّلها ووصّلها، أو أعد ربطها.',
  },
  none: {
    en: 'No receipt printer is connected. Receipts print through the browser’s print dialog.',
    ar: 'لا طابعة إيصالات متصلة: تُطبع الإيصالات من نافذة الطباعة في المتصفح.',
  },
  unsupported: {
    en: 'This browser cannot connect to a receipt printer. Open the register in Chrome or Edge on a computer, at an https address.',
    ar: 'لا يصل هذا المتصفح إلى طابعة إيصالات. افتح صندوق البيع في Chrome أو Edge على حاسوب بعنوان يبدأ بـ https.',
  },
  connectUsb: { en: 'Connect by USB', ar: 'ربط عبر USB' },
  connectSerial: { en: 'Connect by serial port', ar: 'ربط عبر منفذ تسلسلي' },
  baudRate: { en: 'Baud rate', ar: 'معدل الإرسال' },
  notConnected: {
    en: 'The printer was not connected. Choose it in the browser’s list, and close other programs that use it.',
    ar: 'لم يتم ربط الطابعة. اخترها من قائمة المتصفح وأغلق البرامج الأخرى التي تستخدمها.',
  },
  disconnect: { en: 'Disconnect', ar: 'إلغاء الربط' },
  printsAll: { en: 'Print receipts automatically', ar: 'طباعة الإيصالات تلقائيًا' },
  test: { en: 'Print test page', ar: 'طباعة صفحة اختبار' },
  testTitle: { en: 'Test page', ar: 'صفحة اختبار' },
  notPrinted: {
    en: 'The receipt printer did not print. Check paper, cable and power, then print again.',
    ar: 'لم تطبع طابعة الإيصالات. تحقق من الورق والكابل والطاقة ثم اطبع مرة أخرى.',
  },
  drawerClosed: {
    en: 'The cash drawer did not open. Check the receipt printer, or open it with its key.',
    ar: 'لم يفتح درج النقد. تحقق من طابعة الإيصالات أو افتحه بمفتاحه.',
  },
})
