import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Cancelling gives up what was not sent yet: stock that was kept is free for others, shipments that have not left end, and what was picked for them is carried back to the places that the put-back list names. What is on its way goes on.',
    ar: 'الإلغاء يتخلى عما لم يُرسل بعد: يتحرر المخزون المحجوز لغيره، وتنتهي الشحنات التي لم تغادر، ويُعاد ما جُهّز لها إلى الأماكن المذكورة في قائمة الإعادة. أما ما في الطريق فيتابع سيره.',
  },
  help_cancel: { en: 'Cancel one or many', ar: 'إلغاء واحد أو أكثر' },
  help_cancel_1: {
    en: 'Open a transfer and read what cancelling it does, line by line.',
    ar: 'افتح تحويلًا واقرأ ما يترتب على إلغائه سطرًا بسطر.',
  },
  help_cancel_2: {
    en: 'Cancel it and say why. For many, choose them in the list and cancel them with one reason.',
    ar: 'ألغه واذكر السبب. ولإلغاء عدة تحويلات اخترها في القائمة وألغها بسبب واحد.',
  },
  help_cancel_3: {
    en: 'Print the put-back list of a shipment that ended: it says what to carry back to which place.',
    ar: 'اطبع قائمة الإعادة للشحنة المنتهية: تذكر ما يُعاد وإلى أي مكان.',
  },
  help_cancel_4: {
    en: 'Where something was picked already, cancelling needs a right of its own.',
    ar: 'إن كان شيء قد جُهّز بالفعل، فالإلغاء يحتاج إلى حق خاص به.',
  },
  help_reasons: { en: 'See why transfers are cancelled', ar: 'معرفة أسباب الإلغاء' },
  help_reasons_1: {
    en: 'Choose Reasons: it counts what was cancelled by reason, by store or by month.',
    ar: 'اختر «الأسباب»: تُحصي ما أُلغي حسب السبب أو المتجر أو الشهر.',
  },
})
