import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Here you find ports and airports of the whole world and make them ports of your company. A name need not be spelled right: places with similar names are found too.',
    ar: 'هنا تجد موانئ ومطارات العالم كله وتجعلها من موانئ شركتك. لا يلزم أن يكون الاسم صحيح الهجاء: تُعرض الأماكن ذات الأسماء المشابهة أيضًا.',
  },
  help_use: { en: 'Use a port', ar: 'استخدام ميناء' },
  help_use_1: {
    en: 'Type its name or its code, and narrow the list by country or by what is there.',
    ar: 'اكتب اسمه أو رمزه، وضيّق القائمة بالبلد أو بما يوجد فيه.',
  },
  help_use_2: {
    en: 'Tick the places and choose Use the chosen. They stand under Shipping ports from then on.',
    ar: 'حدّد الأماكن واختر «استخدام المحدد». تظهر بعدها ضمن موانئ الشحن.',
  },
  help_large: { en: 'Take the large ports at once', ar: 'إضافة الموانئ الكبيرة دفعة واحدة' },
  help_large_1: {
    en: 'Choose Add the large ports: places that an authority has approved and that have a sea port, an airport and an office of international post. The list knows no tonnage, so some large container ports are not among them: look those up by name.',
    ar: 'اختر «إضافة الموانئ الكبيرة»: أماكن اعتمدتها جهة رسمية وفيها ميناء بحري ومطار ومكتب بريد دولي. لا تعرف القائمة الحمولات، لذلك لا تشمل بعض موانئ الحاويات الكبيرة: ابحث عنها بالاسم.',
  },
})
