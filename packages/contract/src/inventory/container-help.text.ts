import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Each step is kept with its day. A container on its way is not edited: correct it, and say afterwards where it is by a later step.',
    ar: 'تُحفظ كل خطوة بتاريخها. لا تُعدَّل الحاوية وهي في الطريق: أعدها للتصحيح ثم حدد أين هي بخطوة لاحقة.',
  },
  help_follow: { en: 'Follow a container', ar: 'تتبع حاوية' },
  help_follow_1: {
    en: 'Create a container; choose supplier, destination and type, type its number, and scan or paste what is in it.',
    ar: 'أنشئ حاوية واختر المورد والوجهة والنوع واكتب رقمها ثم امسح ما بداخلها أو الصقه.',
  },
  help_follow_2: {
    en: 'Note each step when you hear of it, and change the ETA as often as it changes; all earlier ones are kept.',
    ar: 'سجّل كل خطوة عند علمك بها وغيّر موعد الوصول كلما تغيّر، وتبقى المواعيد السابقة محفوظة.',
  },
  help_follow_3: {
    en: 'At the gate, unload it; it is then received on the page for that, and closed.',
    ar: 'عند البوابة ابدأ التفريغ، ثم تُستلم في صفحة الاستلام وتُغلق.',
  },
})
