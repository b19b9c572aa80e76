import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Cancelling drops the quantity not yet dispatched: reservations are released, undispatched shipments are cancelled, and picked goods return to the locations on the put-back list. Goods in transit are not affected.',
    ar: 'يُسقط الإلغاء الكمية التي لم تُصرف بعد: تُفك الحجوزات، وتُلغى الشحنات التي لم تُصرف، وتعود البضاعة الملتقطة إلى المواقع المذكورة في قائمة الإعادة. ولا تتأثر البضاعة قيد النقل.',
  },
  help_cancel: { en: 'Cancel transfers', ar: 'إلغاء التحويلات' },
  help_cancel_1: {
    en: 'Open a transfer to see the effect of cancelling, line by line.',
    ar: 'افتح تحويلًا لترى أثر إلغائه سطرًا بسطر.',
  },
  help_cancel_2: {
    en: 'Choose Cancel transfer or Cancel remainder and give a reason. To cancel several, select them in the list.',
    ar: 'اختر «إلغاء التحويل» أو «إلغاء الباقي» واذكر السبب. لإلغاء عدة تحويلات حددها في القائمة.',
  },
  help_cancel_3: {
    en: 'Print the put-back list of a cancelled shipment to return its picked goods.',
    ar: 'اطبع قائمة الإعادة للشحنة الملغاة لإرجاع البضاعة الملتقطة.',
  },
  help_cancel_4: {
    en: 'Cancelling a transfer with picked goods requires its own permission.',
    ar: 'يتطلب إلغاء تحويل فيه بضاعة ملتقطة صلاحية خاصة.',
  },
  help_reasons: { en: 'Review cancellation reasons', ar: 'مراجعة أسباب الإلغاء' },
  help_reasons_1: {
    en: 'Choose Reasons to see cancellations by reason, store or month.',
    ar: 'اختر «الأسباب» لعرض الإلغاءات حسب السبب أو المتجر أو الشهر.',
  },
})
