import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A registered browser keeps selling when the network fails: for cash and by card by hand, at the prices it last received. The register also opens without a network while the person who used it last is signed in. The sales are sent in their order once the server answers again. A device keeps a sale for at most 72 hours, and at most 5,000 sales.',
    ar: 'يواصل المتصفح المسجل البيع عند انقطاع الشبكة: نقدًا وبالبطاقة يدويًا وبآخر أسعار تلقاها. وتُفتح شاشة البيع كذلك بلا شبكة ما دام آخر من استخدمها مسجّلًا دخوله. وتُرسل المبيعات بترتيبها عند استجابة الخادم. يحفظ الجهاز البيع 72 ساعة على الأكثر، و5000 بيع على الأكثر.',
  },
  help_register: { en: 'Register a till', ar: 'تسجيل صندوق' },
  help_register_1: {
    en: 'Open this page in the browser of the till and select Register this browser.',
    ar: 'افتح هذه الصفحة في متصفح الصندوق واختر «تسجيل هذا المتصفح».',
  },
  help_register_2: { en: 'Enter a name and select the till.', ar: 'أدخل اسمًا واختر الصندوق.' },
  help_review: { en: 'Sales that need review', ar: 'مبيعات تحتاج إلى مراجعة' },
  help_review_1: {
    en: 'A sale is recorded as the customer paid it, also where its price, product, session or device has changed since. Open Receipts, filter by Needs review and read the reasons.',
    ar: 'يُسجل البيع كما دفعه العميل، حتى إن تغيّر سعره أو منتجه أو ورديته أو جهازه بعد ذلك. افتح «الإيصالات» وصفِّ حسب «يحتاج إلى مراجعة» واقرأ الأسباب.',
  },
  help_review_2: {
    en: 'Correct what is wrong, then select Mark as reviewed and enter a note.',
    ar: 'صحّح الخطأ ثم اختر «تمت المراجعة» وأدخل ملاحظة.',
  },
  help_refused: { en: 'A sale was refused', ar: 'رُفض بيع' },
  help_refused_1: {
    en: 'Open the register on that device, select Waiting sales and read the reason.',
    ar: 'افتح شاشة البيع على ذلك الجهاز واختر «المبيعات المنتظرة» واقرأ السبب.',
  },
  help_refused_2: {
    en: 'Remove the cause and select Try again. If the device was revoked long ago, sign in with the permission to recover and select Record.',
    ar: 'أزل السبب واختر «أعد المحاولة». إذا أُلغي الجهاز منذ مدة، فسجّل الدخول بصلاحية الاسترداد واختر «تسجيل».',
  },
})
