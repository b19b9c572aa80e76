import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  reserveHoldDays: { en: 'Stock kept for approved transfers (days)', ar: 'حجز بضاعة التحويلات الموافق عليها (أيام)' },
  reserveHoldDays_help: {
    en: 'How long after its approval a transfer may wait to be released before its goods are free again.',
    ar: 'المدة التي ينتظرها التحويل بعد الموافقة حتى إطلاقه قبل أن تتحرر بضاعته.',
  },
  damagePictures: { en: 'Pictures of damaged goods', ar: 'صور البضاعة التالفة' },
  damagePictures_help: {
    en: 'How many pictures a settlement of damaged goods needs before it is proposed. Those of its receipts count. 0: none.',
    ar: 'عدد الصور اللازمة قبل اقتراح تسوية بضاعة تالفة، وتُحسب صور سندات استلامها. 0: لا شيء.',
  },
})
