import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Find ports and airports worldwide and add them to your company. Similar spellings are found too.',
    ar: 'ابحث عن موانئ ومطارات العالم وأضفها إلى شركتك. تُعرض الأسماء المشابهة أيضًا.',
  },
  help_use: { en: 'Add a port', ar: 'إضافة ميناء' },
  help_use_1: {
    en: 'Enter a name or code, and filter by country or facility.',
    ar: 'أدخل اسمًا أو رمزًا، وصفِّ بالبلد أو المرافق.',
  },
  help_use_2: {
    en: 'Select the locations and choose Use selected. They are then listed under Shipping ports.',
    ar: 'حدّد المواقع واختر «استخدام المحدد». تظهر بعدها ضمن موانئ الشحن.',
  },
  help_large: { en: 'Add all large ports', ar: 'إضافة كل الموانئ الكبيرة' },
  help_large_1: {
    en: 'Choose Add large ports: approved locations with a seaport, an airport and a postal exchange office. Some large container ports are not included; search for them by name.',
    ar: 'اختر «إضافة الموانئ الكبيرة»: مواقع معتمدة فيها ميناء بحري ومطار ومكتب بريد دولي. لا تشمل بعض موانئ الحاويات الكبيرة؛ ابحث عنها بالاسم.',
  },
})
