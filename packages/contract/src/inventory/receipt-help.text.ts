import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A draft does not change stock; a posted receipt cannot be edited, only reversed. Receive transferred goods under Transfer receipts.',
    ar: 'المسودة لا تغيّر المخزون؛ والاستلام المُرحّل لا يُعدَّل بل يُعكس. استلم بضاعة التحويلات ضمن «استلام التحويلات».',
  },
  help_receive: { en: 'Receive goods', ar: 'استلام بضاعة' },
  help_receive_1: {
    en: 'Create a manual receipt: choose store, reason code, and supplier with delivery note, or enter another origin.',
    ar: 'أنشئ استلامًا يدويًا: اختر المتجر ورمز السبب والمورد مع إشعار التسليم، أو أدخل مصدرًا آخر.',
  },
  help_receive_2: {
    en: 'Scan the goods, or paste codes and quantities. A label with a lot fills in the lot. Lines without a location use the receiving location, else the default location.',
    ar: 'امسح البضاعة أو الصق الرموز والكميات. يملأ الملصق الذي يحمل دفعة رقمها. السطر بلا موقع يستخدم موقع الاستلام وإلا فالموقع الافتراضي.',
  },
  help_receive_3: {
    en: 'Choose Post. Enter a unit cost where none is known. If a rule requires approval, an approval request goes to the inbox first.',
    ar: 'اختر «ترحيل». أدخل تكلفة الوحدة حيث لا تُعرف. إذا تطلبت قاعدة موافقة يُرسل طلب موافقة إلى صندوق الوارد أولًا.',
  },
})
