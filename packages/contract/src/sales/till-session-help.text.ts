import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A session is a shift of a till. Its X report shows interim figures; closing creates the Z report.',
    ar: 'الوردية فترة عمل الصندوق. يعرض تقرير X أرقامًا مرحلية، وينشئ الإغلاق تقرير Z.',
  },
  help_cash: { en: 'Move cash', ar: 'حركة النقد' },
  help_cash_1: {
    en: 'Open the session and select Drawer. Select Paid in, Paid out, Safe drop or No sale and enter the reason.',
    ar: 'افتح الوردية واختر «درج النقد». اختر «إيداع» أو «صرف» أو «تحويل إلى الخزنة» أو «فتح بلا بيع» وأدخل السبب.',
  },
  help_close: { en: 'Cash up', ar: 'جرد الصندوق وإغلاقه' },
  help_close_1: {
    en: 'Select Count the till and enter the counted amounts. With a blind count, expected amounts appear afterwards.',
    ar: 'اختر «جرد الصندوق» وأدخل المبالغ المجرودة. في الجرد الأعمى تظهر المبالغ المتوقعة بعد ذلك.',
  },
  help_close_2: {
    en: 'Select Close session. A difference above the tolerance requires a reason. Cash moves to the safe.',
    ar: 'اختر «إغلاق الوردية». يتطلب الفرق الأكبر من المسموح سببًا. يُنقل النقد إلى الخزنة.',
  },
  help_late: { en: 'Late sales of a device', ar: 'مبيعات جهاز متأخرة' },
  help_late_1: {
    en: 'While a device still holds sales, connect it before closing. Otherwise select Close without unsent sales and enter the reason.',
    ar: 'ما دام جهاز يحفظ مبيعات، فأعد توصيله بالشبكة قبل الإغلاق. وإلا اختر «إغلاق دون المبيعات غير المرسلة» وأدخل السبب.',
  },
  help_late_2: {
    en: 'Sales that arrive afterwards open a session of the type Recovery. Count and close it as any other; the closed session stays as it was.',
    ar: 'المبيعات التي تصل بعد ذلك تفتح وردية من نوع «استدراك». اجردها وأغلقها كغيرها، وتبقى الوردية المغلقة كما هي.',
  },
})
