/** Passwords that are tried first everywhere; checked without regard to case. Only those of 8 characters or more matter. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  00000000 0987654321 11111111 11223344 12121212 123123123 12341234 12345678 123456789 1234567890 1234qwer 147258369
  19871987 1q2w3e4r 1q2w3e4r! 1q2w3e4r#1 1q2w3e4r007 1q2w3e4r01 1q2w3e4r1 1q2w3e4r1! 1q2w3e4r11 1q2w3e4r12
  1q2w3e4r123 1q2w3e4r123! 1q2w3e4r1234 1q2w3e4r12345 1q2w3e4r123456 1q2w3e4r2024 1q2w3e4r2025 1q2w3e4r2026
  1q2w3e4r@123 1qaz2wsx 1qaz2wsx! 1qaz2wsx#1 1qaz2wsx007 1qaz2wsx01 1qaz2wsx1 1qaz2wsx1! 1qaz2wsx11 1qaz2wsx12
  1qaz2wsx123 1qaz2wsx123! 1qaz2wsx1234 1qaz2wsx12345 1qaz2wsx123456 1qaz2wsx2024 1qaz2wsx2025 1qaz2wsx2026
  1qaz2wsx@123 20202020 20242024 20252025 20262026 22222222 741852963 789456123 87654321 88888888 99999999 a1b2c3d4
  a1b2c3d4! a1b2c3d4#1 a1b2c3d4007 a1b2c3d401 a1b2c3d41 a1b2c3d41! a1b2c3d411 a1b2c3d412 a1b2c3d4123 a1b2c3d4123!
  a1b2c3d41234 a1b2c3d412345 a1b2c3d4123456 a1b2c3d42024 a1b2c3d42025 a1b2c3d42026 a1b2c3d4@123 abc123#1 abc123007
  abc12301 abc1231! abc12311 abc12312 abc123123 abc123123! abc1231234 abc12312345 abc123123456 abc1232024 abc1232025
  abc1232026 abc123@123 abcd1234 abcd1234! abcd1234#1 abcd1234007 abcd123401 abcd12341 abcd12341! abcd123411
  abcd123412 abcd1234123 abcd1234123! abcd12341234 abcd123412345 abcd1234123456 abcd12342024 abcd12342025
  abcd12342026 abcd1234@123 abcdefgh abcdefgh! abcdefgh#1 abcdefgh007 abcdefgh01 abcdefgh1 abcdefgh1! abcdefgh11
  abcdefgh12 abcdefgh123 abcdefgh123! abcdefgh1234 abcdefgh12345 abcdefgh123456 abcdefgh2024 abcdefgh2025
  abcdefgh2026 abcdefgh@123 admin007 admin123 admin123! admin1234 admin12345 admin123456 admin2024 admin2025
  admin2026 admin@123 administrator administrator! administrator#1 administrator007 administrator01 administrator1
  administrator1! administrator11 administrator12 administrator123 administrator123! administrator1234
  administrator12345 administrator123456 administrator2024 administrator2025 administrator2026 administrator@123
  andrew#1 andrew007 andrew01 andrew1! andrew11 andrew12 andrew123 andrew123! andrew1234 andrew12345 andrew123456
  andrew2024 andrew2025 andrew2026 andrew@123 anthony! anthony#1 anthony007 anthony01 anthony1 anthony1! anthony11
  anthony12 anthony123 anthony123! anthony1234 anthony12345 anthony123456 anthony2024 anthony2025 anthony2026
  anthony@123 arsenal! arsenal#1 arsenal007 arsenal01 arsenal1 arsenal1! arsenal11 arsenal12 arsenal123 arsenal123!
  arsenal1234 arsenal12345 arsenal123456 arsenal2024 arsenal2025 arsenal2026 arsenal@123 asdf1234 asdfghjkl
  asdfghjkl! asdfghjkl#1 asdfghjkl007 asdfghjkl01 asdfghjkl1 asdfghjkl1! asdfghjkl11 asdfghjkl12 asdfghjkl123
  asdfghjkl123! asdfghjkl1234 asdfghjkl12345 asdfghjkl123456 asdfghjkl2024 asdfghjkl2025 asdfghjkl2026 asdfghjkl@123
  ashley#1 ashley007 ashley01 ashley1! ashley11 ashley12 ashley123 ashley123! ashley1234 ashley12345 ashley123456
  ashley2024 ashley2025 ashley2026 ashley@123 autumn#1 autumn007 autumn01 autumn1! autumn11 autumn12 autumn123
  autumn123! autumn1234 autumn12345 autumn123456 autumn2024 autumn2025 autumn2026 autumn@123 azerty#1 azerty007
  azerty01 azerty1! azerty11 azerty12 azerty123 azerty123! azerty1234 azerty12345 azerty123456 azerty2024 azerty2025
  azerty2026 azerty@123 baseball baseball! baseball#1 baseball007 baseball01 baseball1 baseball1! baseball11
  baseball12 baseball123 baseball123! baseball1234 baseball12345 baseball123456 baseball2024 baseball2025
  baseball2026 baseball@123 basketball basketball! basketball#1 basketball007 basketball01 basketball1 basketball1!
  basketball11 basketball12 basketball123 basketball123! basketball1234 basketball12345 basketball123456
  basketball2024 basketball2025 basketball2026 basketball@123 batman#1 batman007 batman01 batman1! batman11 batman12
  batman123 batman123! batman1234 batman12345 batman123456 batman2024 batman2025 batman2026 batman@123 business
  business! business#1 business007 business01 business1 business1! business1#1 business1007 business101 business11
  business11! business111 business112 business1123 business1123! business11234 business112345 business1123456
  business12 business12024 business12025 business12026 business123 business123! business1234 business12345
  business123456 business1@123 business2024 business2025 business2026 business@123 changeme changeme! changeme#1
  changeme007 changeme01 changeme1 changeme1! changeme11 changeme12 changeme123 changeme123! changeme1234
  changeme12345 changeme123456 changeme2024 changeme2025 changeme2026 changeme@123 charles! charles#1 charles007
  charles01 charles1 charles1! charles11 charles12 charles123 charles123! charles1234 charles12345 charles123456
  charles2024 charles2025 charles2026 charles@123 charlie! charlie#1 charlie007 charlie01 charlie1 charlie1!
  charlie11 charlie12 charlie123 charlie123! charlie1234 charlie12345 charlie123456 charlie2024 charlie2025
  charlie2026 charlie@123 chelsea! chelsea#1 chelsea007 chelsea01 chelsea1 chelsea1! chelsea11 chelsea12 chelsea123
  chelsea123! chelsea1234 chelsea12345 chelsea123456 chelsea2024 chelsea2025 chelsea2026 chelsea@123 company!
  company#1 company007 company01 company1 company1! company11 company12 company123 company123! company1234
  company12345 company123456 company2024 company2025 company2026 company@123 computer computer! computer#1
  computer007 computer01 computer1 computer1! computer11 computer12 computer123 computer123! computer1234
  computer12345 computer123456 computer2024 computer2025 computer2026 computer@123 cookie#1 cookie007 cookie01
  cookie1! cookie11 cookie12 cookie123 cookie123! cookie1234 cookie12345 cookie123456 cookie2024 cookie2025
  cookie2026 cookie@123 corvette corvette! corvette#1 corvette007 corvette01 corvette1 corvette1! corvette11
  corvette12 corvette123 corvette123! corvette1234 corvette12345 corvette123456 corvette2024 corvette2025
  corvette2026 corvette@123 countinghouse countinghouse! countinghouse#1 countinghouse007 countinghouse01
  countinghouse1 countinghouse1! countinghouse11 countinghouse12 countinghouse123 countinghouse123! countinghouse1234
  countinghouse12345 countinghouse123456 countinghouse2024 countinghouse2025 countinghouse2026 countinghouse@123
  crystal! crystal#1 crystal007 crystal01 crystal1 crystal1! crystal11 crystal12 crystal123 crystal123! crystal1234
  crystal12345 crystal123456 crystal2024 crystal2025 crystal2026 crystal@123 daniel#1 daniel007 daniel01 daniel1!
  daniel11 daniel12 daniel123 daniel123! daniel1234 daniel12345 daniel123456 daniel2024 daniel2025 daniel2026
  daniel@123 december december! december#1 december007 december01 december1 december1! december11 december12
  december123 december123! december1234 december12345 december123456 december2024 december2025 december2026
  december@123 default! default#1 default007 default01 default1 default1! default11 default12 default123 default123!
  default1234 default12345 default123456 default2024 default2025 default2026 default@123 diamond! diamond#1
  diamond007 diamond01 diamond1 diamond1! diamond11 diamond12 diamond123 diamond123! diamond1234 diamond12345
  diamond123456 diamond2024 diamond2025 diamond2026 diamond@123 dragon#1 dragon007 dragon01 dragon1! dragon11
  dragon12 dragon123 dragon123! dragon1234 dragon12345 dragon123456 dragon2024 dragon2025 dragon2026 dragon@123
  facebook facebook! facebook#1 facebook007 facebook01 facebook1 facebook1! facebook11 facebook12 facebook123
  facebook123! facebook1234 facebook12345 facebook123456 facebook2024 facebook2025 facebook2026 facebook@123 february
  february! february#1 february007 february01 february1 february1! february11 february12 february123 february123!
  february1234 february12345 february123456 february2024 february2025 february2026 february@123 ferrari! ferrari#1
  ferrari007 ferrari01 ferrari1 ferrari1! ferrari11 ferrari12 ferrari123 ferrari123! ferrari1234 ferrari12345
  ferrari123456 ferrari2024 ferrari2025 ferrari2026 ferrari@123 flower#1 flower007 flower01 flower1! flower11
  flower12 flower123 flower123! flower1234 flower12345 flower123456 flower2024 flower2025 flower2026 flower@123
  football football! football#1 football007 football01 football1 football1! football11 football12 football123
  football123! football1234 football12345 football123456 football2024 football2025 football2026 football@123 freedom!
  freedom#1 freedom007 freedom01 freedom1 freedom1! freedom11 freedom12 freedom123 freedom123! freedom1234
  freedom12345 freedom123456 freedom2024 freedom2025 freedom2026 freedom@123 friday#1 friday007 friday01 friday1!
  friday11 friday12 friday123 friday123! friday1234 friday12345 friday123456 friday2024 friday2025 friday2026
  friday@123 george#1 george007 george01 george1! george11 george12 george123 george123! george1234 george12345
  george123456 george2024 george2025 george2026 george@123 ginger#1 ginger007 ginger01 ginger1! ginger11 ginger12
  ginger123 ginger123! ginger1234 ginger12345 ginger123456 ginger2024 ginger2025 ginger2026 ginger@123 golden#1
  golden007 golden01 golden1! golden11 golden12 golden123 golden123! golden1234 golden12345 golden123456 golden2024
  golden2025 golden2026 golden@123 google#1 google007 google01 google1! google11 google12 google123 google123!
  google1234 google12345 google123456 google2024 google2025 google2026 google@123 hannah#1 hannah007 hannah01
  hannah1! hannah11 hannah12 hannah123 hannah123! hannah1234 hannah12345 hannah123456 hannah2024 hannah2025
  hannah2026 hannah@123 hello007 hello123 hello123! hello1234 hello12345 hello123456 hello2024 hello2025 hello2026
  hello@123 hockey#1 hockey007 hockey01 hockey1! hockey11 hockey12 hockey123 hockey123! hockey1234 hockey12345
  hockey123456 hockey2024 hockey2025 hockey2026 hockey@123 hunter2! hunter2#1 hunter2007 hunter201 hunter21 hunter21!
  hunter211 hunter212 hunter2123 hunter2123! hunter21234 hunter212345 hunter2123456 hunter22024 hunter22025
  hunter22026 hunter2@123 iloveyou iloveyou! iloveyou#1 iloveyou007 iloveyou01 iloveyou1 iloveyou1! iloveyou11
  iloveyou12 iloveyou123 iloveyou123! iloveyou1234 iloveyou12345 iloveyou123456 iloveyou2024 iloveyou2025
  iloveyou2026 iloveyou@123 internet internet! internet#1 internet007 internet01 internet1 internet1! internet11
  internet12 internet123 internet123! internet1234 internet12345 internet123456 internet2024 internet2025
  internet2026 internet@123 inventory inventory! inventory#1 inventory007 inventory01 inventory1 inventory1!
  inventory11 inventory12 inventory123 inventory123! inventory1234 inventory12345 inventory123456 inventory2024
  inventory2025 inventory2026 inventory@123 january! january#1 january007 january01 january1 january1! january11
  january12 january123 january123! january1234 january12345 january123456 january2024 january2025 january2026
  january@123 jennifer jennifer! jennifer#1 jennifer007 jennifer01 jennifer1 jennifer1! jennifer11 jennifer12
  jennifer123 jennifer123! jennifer1234 jennifer12345 jennifer123456 jennifer2024 jennifer2025 jennifer2026
  jennifer@123 jessica! jessica#1 jessica007 jessica01 jessica1 jessica1! jessica11 jessica12 jessica123 jessica123!
  jessica1234 jessica12345 jessica123456 jessica2024 jessica2025 jessica2026 jessica@123 jordan23 jordan23!
  jordan23#1 jordan23007 jordan2301 jordan231 jordan231! jordan2311 jordan2312 jordan23123 jordan23123! jordan231234
  jordan2312345 jordan23123456 jordan232024 jordan232025 jordan232026 jordan23@123 joshua#1 joshua007 joshua01
  joshua1! joshua11 joshua12 joshua123 joshua123! joshua1234 joshua12345 joshua123456 joshua2024 joshua2025
  joshua2026 joshua@123 killer#1 killer007 killer01 killer1! killer11 killer12 killer123 killer123! killer1234
  killer12345 killer123456 killer2024 killer2025 killer2026 killer@123 letmein! letmein#1 letmein007 letmein01
  letmein1 letmein1! letmein11 letmein12 letmein123 letmein123! letmein1234 letmein12345 letmein123456 letmein2024
  letmein2025 letmein2026 letmein@123 liverpool liverpool! liverpool#1 liverpool007 liverpool01 liverpool1
  liverpool1! liverpool11 liverpool12 liverpool123 liverpool123! liverpool1234 liverpool12345 liverpool123456
  liverpool2024 liverpool2025 liverpool2026 liverpool@123 login007 login123 login123! login1234 login12345
  login123456 login2024 login2025 login2026 login@123 master#1 master007 master01 master1! master11 master12
  master123 master123! master1234 master12345 master123456 master2024 master2025 master2026 master@123 matthew!
  matthew#1 matthew007 matthew01 matthew1 matthew1! matthew11 matthew12 matthew123 matthew123! matthew1234
  matthew12345 matthew123456 matthew2024 matthew2025 matthew2026 matthew@123 mercedes mercedes! mercedes#1
  mercedes007 mercedes01 mercedes1 mercedes1! mercedes11 mercedes12 mercedes123 mercedes123! mercedes1234
  mercedes12345 mercedes123456 mercedes2024 mercedes2025 mercedes2026 mercedes@123 michael! michael#1 michael007
  michael01 michael1 michael1! michael11 michael12 michael123 michael123! michael1234 michael12345 michael123456
  michael2024 michael2025 michael2026 michael@123 monday#1 monday007 monday01 monday1! monday11 monday12 monday123
  monday123! monday1234 monday12345 monday123456 monday2024 monday2025 monday2026 monday@123 monkey#1 monkey007
  monkey01 monkey1! monkey11 monkey12 monkey123 monkey123! monkey1234 monkey12345 monkey123456 monkey2024 monkey2025
  monkey2026 monkey@123 mustang! mustang#1 mustang007 mustang01 mustang1 mustang1! mustang11 mustang12 mustang123
  mustang123! mustang1234 mustang12345 mustang123456 mustang2024 mustang2025 mustang2026 mustang@123 nicole#1
  nicole007 nicole01 nicole1! nicole11 nicole12 nicole123 nicole123! nicole1234 nicole12345 nicole123456 nicole2024
  nicole2025 nicole2026 nicole@123 november november! november#1 november007 november01 november1 november1!
  november11 november12 november123 november123! november1234 november12345 november123456 november2024 november2025
  november2026 november@123 october! october#1 october007 october01 october1 october1! october11 october12 october123
  october123! october1234 october12345 october123456 october2024 october2025 october2026 october@123 orange#1
  orange007 orange01 orange1! orange11 orange12 orange123 orange123! orange1234 orange12345 orange123456 orange2024
  orange2025 orange2026 orange@123 p@ssw0rd p@ssw0rd! p@ssw0rd#1 p@ssw0rd007 p@ssw0rd01 p@ssw0rd1 p@ssw0rd1!
  p@ssw0rd11 p@ssw0rd12 p@ssw0rd123 p@ssw0rd123! p@ssw0rd1234 p@ssw0rd12345 p@ssw0rd123456 p@ssw0rd2024 p@ssw0rd2025
  p@ssw0rd2026 p@ssw0rd@123 p@ssword p@ssword! p@ssword#1 p@ssword007 p@ssword01 p@ssword1 p@ssword1! p@ssword11
  p@ssword12 p@ssword123 p@ssword123! p@ssword1234 p@ssword12345 p@ssword123456 p@ssword2024 p@ssword2025
  p@ssword2026 p@ssword@123 passw0rd passw0rd! passw0rd#1 passw0rd007 passw0rd01 passw0rd1 passw0rd1! passw0rd11
  passw0rd12 passw0rd123 passw0rd123! passw0rd1234 passw0rd12345 passw0rd123456 passw0rd2024 passw0rd2025
  passw0rd2026 passw0rd@123 password password! password#1 password007 password01 password1 password1! password11
  password12 password123 password123! password1234 password12345 password123456 password2024 password2025
  password2026 password@123 pepper#1 pepper007 pepper01 pepper1! pepper11 pepper12 pepper123 pepper123! pepper1234
  pepper12345 pepper123456 pepper2024 pepper2025 pepper2026 pepper@123 pokemon! pokemon#1 pokemon007 pokemon01
  pokemon1 pokemon1! pokemon11 pokemon12 pokemon123 pokemon123! pokemon1234 pokemon12345 pokemon123456 pokemon2024
  pokemon2025 pokemon2026 pokemon@123 princess princess! princess#1 princess007 princess01 princess1 princess1!
  princess11 princess12 princess123 princess123! princess1234 princess12345 princess123456 princess2024 princess2025
  princess2026 princess@123 purple#1 purple007 purple01 purple1! purple11 purple12 purple123 purple123! purple1234
  purple12345 purple123456 purple2024 purple2025 purple2026 purple@123 q1w2e3r4 q1w2e3r4! q1w2e3r4#1 q1w2e3r4007
  q1w2e3r401 q1w2e3r41 q1w2e3r41! q1w2e3r411 q1w2e3r412 q1w2e3r4123 q1w2e3r4123! q1w2e3r41234 q1w2e3r412345
  q1w2e3r4123456 q1w2e3r42024 q1w2e3r42025 q1w2e3r42026 q1w2e3r4@123 qazwsxedc qazwsxedc! qazwsxedc#1 qazwsxedc007
  qazwsxedc01 qazwsxedc1 qazwsxedc1! qazwsxedc11 qazwsxedc12 qazwsxedc123 qazwsxedc123! qazwsxedc1234 qazwsxedc12345
  qazwsxedc123456 qazwsxedc2024 qazwsxedc2025 qazwsxedc2026 qazwsxedc@123 qwer1234 qwerty#1 qwerty007 qwerty01
  qwerty1! qwerty11 qwerty12 qwerty123 qwerty123! qwerty123#1 qwerty123007 qwerty12301 qwerty1231 qwerty1231!
  qwerty12311 qwerty12312 qwerty123123 qwerty123123! qwerty1231234 qwerty12312345 qwerty123123456 qwerty1232024
  qwerty1232025 qwerty1232026 qwerty1234 qwerty12345 qwerty123456 qwerty123@123 qwerty2024 qwerty2025 qwerty2026
  qwerty@123 qwertyuiop qwertyuiop! qwertyuiop#1 qwertyuiop007 qwertyuiop01 qwertyuiop1 qwertyuiop1! qwertyuiop11
  qwertyuiop12 qwertyuiop123 qwertyuiop123! qwertyuiop1234 qwertyuiop12345 qwertyuiop123456 qwertyuiop2024
  qwertyuiop2025 qwertyuiop2026 qwertyuiop@123 richard! richard#1 richard007 richard01 richard1 richard1! richard11
  richard12 richard123 richard123! richard1234 richard12345 richard123456 richard2024 richard2025 richard2026
  richard@123 robert#1 robert007 robert01 robert1! robert11 robert12 robert123 robert123! robert1234 robert12345
  robert123456 robert2024 robert2025 robert2026 robert@123 samsung! samsung#1 samsung007 samsung01 samsung1 samsung1!
  samsung11 samsung12 samsung123 samsung123! samsung1234 samsung12345 samsung123456 samsung2024 samsung2025
  samsung2026 samsung@123 secret#1 secret007 secret01 secret1! secret11 secret12 secret123 secret123! secret1234
  secret12345 secret123456 secret2024 secret2025 secret2026 secret@123 shadow#1 shadow007 shadow01 shadow1! shadow11
  shadow12 shadow123 shadow123! shadow1234 shadow12345 shadow123456 shadow2024 shadow2025 shadow2026 shadow@123
  silver#1 silver007 silver01 silver1! silver11 silver12 silver123 silver123! silver1234 silver12345 silver123456
  silver2024 silver2025 silver2026 silver@123 soccer#1 soccer007 soccer01 soccer1! soccer11 soccer12 soccer123
  soccer123! soccer1234 soccer12345 soccer123456 soccer2024 soccer2025 soccer2026 soccer@123 spring#1 spring007
  spring01 spring1! spring11 spring12 spring123 spring123! spring1234 spring12345 spring123456 spring2024 spring2025
  spring2026 spring@123 starwars starwars! starwars#1 starwars007 starwars01 starwars1 starwars1! starwars11
  starwars12 starwars123 starwars123! starwars1234 starwars12345 starwars123456 starwars2024 starwars2025
  starwars2026 starwars@123 summer#1 summer007 summer01 summer1! summer11 summer12 summer123 summer123! summer1234
  summer12345 summer123456 summer2024 summer2025 summer2026 summer@123 sunshine sunshine! sunshine#1 sunshine007
  sunshine01 sunshine1 sunshine1! sunshine11 sunshine12 sunshine123 sunshine123! sunshine1234 sunshine12345
  sunshine123456 sunshine2024 sunshine2025 sunshine2026 sunshine@123 superman superman! superman#1 superman007
  superman01 superman1 superman1! superman11 superman12 superman123 superman123! superman1234 superman12345
  superman123456 superman2024 superman2025 superman2026 superman@123 thomas#1 thomas007 thomas01 thomas1! thomas11
  thomas12 thomas123 thomas123! thomas1234 thomas12345 thomas123456 thomas2024 thomas2025 thomas2026 thomas@123
  trustno1 trustno1! trustno1#1 trustno1007 trustno101 trustno11 trustno11! trustno111 trustno112 trustno1123
  trustno1123! trustno11234 trustno112345 trustno1123456 trustno12024 trustno12025 trustno12026 trustno1@123
  warehouse warehouse! warehouse#1 warehouse007 warehouse01 warehouse1 warehouse1! warehouse11 warehouse12
  warehouse123 warehouse123! warehouse1234 warehouse12345 warehouse123456 warehouse2024 warehouse2025 warehouse2026
  warehouse@123 welcome! welcome#1 welcome007 welcome01 welcome1 welcome1! welcome11 welcome12 welcome123 welcome123!
  welcome1234 welcome12345 welcome123456 welcome2024 welcome2025 welcome2026 welcome@123 whatever whatever!
  whatever#1 whatever007 whatever01 whatever1 whatever1! whatever11 whatever12 whatever123 whatever123! whatever1234
  whatever12345 whatever123456 whatever2024 whatever2025 whatever2026 whatever@123 william! william#1 william007
  william01 william1 william1! william11 william12 william123 william123! william1234 william12345 william123456
  william2024 william2025 william2026 william@123 winter#1 winter007 winter01 winter1! winter11 winter12 winter123
  winter123! winter1234 winter12345 winter123456 winter2024 winter2025 winter2026 winter@123 zaq12wsx zaq12wsx!
  zaq12wsx#1 zaq12wsx007 zaq12wsx01 zaq12wsx1 zaq12wsx1! zaq12wsx11 zaq12wsx12 zaq12wsx123 zaq12wsx123! zaq12wsx1234
  zaq12wsx12345 zaq12wsx123456 zaq12wsx2024 zaq12wsx2025 zaq12wsx2026 zaq12wsx@123 zxcvbnm! zxcvbnm#1 zxcvbnm007
  zxcvbnm01 zxcvbnm1 zxcvbnm1! zxcvbnm11 zxcvbnm12 zxcvbnm123 zxcvbnm123! zxcvbnm1234 zxcvbnm12345 zxcvbnm123456
  zxcvbnm2024 zxcvbnm2025 zxcvbnm2026 zxcvbnm@123
  `
    .trim()
    .split(/\s+/),
)
