import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Type a draft, check it, post it. A draft changes no stock; a posted receipt is never edited, only reversed. Goods of a transfer are received on the page for transfers.',
    ar: 'اكتب مسودة وراجعها ثم رحّلها. المسودة لا تغيّر المخزون، والاستلام المُرحّل لا يُعدَّل بل يُعكس. أما بضاعة التحويلات فتُستلم في صفحتها.',
  },
  help_receive: { en: 'Receive goods', ar: 'استلام بضاعة' },
  help_receive_1: {
    en: 'Create a manual receipt; choose the store, the reason, and the supplier with the number of the delivery note, or say where else the goods come from.',
    ar: 'أنشئ استلامًا يدويًا واختر المتجر والسبب والمورد مع رقم إشعار التسليم، أو اذكر مصدر البضاعة.',
  },
  help_receive_2: {
    en: 'Scan the goods, or paste codes and quantities. Of goods that are kept by lot a label that says its lot fills it in. A line without a place is received where the receipt says, else at the main shelf.',
    ar: 'امسح البضاعة أو الصق الرموز والكميات. ولما يُحفظ حسب الدفعة يملؤها الملصق إن ذكرها. السطر بلا مكان يُستلم في مكان الاستلام المحدد وإلا ففي الرف الرئيسي.',
  },
  help_receive_3: {
    en: 'Post. A unit cost is needed where the store does not know one yet; where a rule wants approval, it waits in the inbox first.',
    ar: 'رحّل. تلزم تكلفة الوحدة إذا لم يعرفها المتجر بعد، وإذا طلبت قاعدة موافقة ينتظر في صندوق الوارد أولًا.',
  },
})
