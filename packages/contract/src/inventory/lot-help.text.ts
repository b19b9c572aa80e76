import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Goods tracked by lot or serial number name it whenever they are received, counted, moved or sold. A serial number is one piece: it is in one place at a time. Products are set to lots or serial numbers on their record.',
    ar: 'البضاعة المتتبعة بالدفعة أو الرقم التسلسلي تذكره كلما استُلمت أو عُدّت أو نُقلت أو بيعت. والرقم التسلسلي قطعة واحدة في مكان واحد. ويُضبط التتبع في سجل المنتج.',
  },
  help_expiry: { en: 'Before lots expire', ar: 'قبل انتهاء صلاحية الدفعات' },
  help_expiry_1: {
    en: 'Each night you are notified of lots in your stores that expire soon or have expired, once for each lot and store. The number of days before expiry is in the settings.',
    ar: 'تُنبَّه كل ليلة إلى دفعات متاجرك التي توشك على الانتهاء أو انتهت، مرة لكل دفعة ومتجر. وتحدد الإعدادات عدد الأيام قبل الانتهاء.',
  },
  help_recall: { en: 'Recall a lot', ar: 'سحب دفعة' },
  help_recall_1: {
    en: 'Search by number, open the lot and select Hold. It is no longer sold, picked or dispatched.',
    ar: 'ابحث بالرقم وافتح الدفعة ثم اختر إيقاف. فلا تُباع ولا تُلتقط ولا تُشحن.',
  },
  help_recall_2: {
    en: 'Under Where it is, see what is still in stock; under Movements, who bought it.',
    ar: 'اعرف من «أين يوجد» ما بقي في المخزون، ومن «الحركات» من اشتراه.',
  },
  help_recall_3: {
    en: 'Return it to the supplier, or scrap it by adjustment. Select Release to sell it again.',
    ar: 'أرجعها إلى المورد أو أتلفها بتسوية، أو اختر إفراج لبيعها من جديد.',
  },
})
