/**
 * Words of categories that are names of people somewhere, too: `long term` and `in progress` are nobody, though Long and In are names. A
 * pair in which only such a word is known as a name is not taken for a person.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `a all an and any apple at auf aus bank bar basic bay beach bear bed bei best big bill bird black blue board body book box bravo bright brown
  budget bus business by call can car card care case cash cast cat cent center central change chat chance check child city class clean clear client
  close cloud club coast code coffee cold college company con contact cook cool copy corner cost country court cream credit cross cup custom daily
  dark data date day days de deal dear deck deep del delta demo der die do dog dollar don door double down draft drive drop dry due duty early
  earth east easy edge el en end energy euro event every express extra fair fall fan farm fast fee field file film final fine fire first fish fit
  fix fixed flat flex flight floor food for free fresh friend from front full fund future gain game garden gas gate gift glass gold good
  grand gray green grey ground group guest half hall hand hard head heart heat heavy help high hill hit hold home hot hotel hour house human ice im in
  inn item iron job join junior keep key kid kids kind king la label lab lady lager lake land large last late law le lead lease left less level
  lid life light lime line link list live loan local long los loss lost lot love low lunch mail main major man many map mark market
  maximum may mean meal media mega member metal mid mini minor mobile model money month moon more most moves music mini new news next
  night no non north not note of off office oil old on once one online only open or orange order other out over own page paid pal park part partner
  party pass pay peak pending phone pink plain plan plant plus point pool poor post power premium press price prime pro project public
  pure purple queen quick quote rain range rate raw ready red refund rent rental rest return rich right ring river road rock role room rose
  round royal rush safe saint sale sales same sand san santa save school sea seat second self senior series service set shift ship shop short show
  side sign silver simple single size small snow so soft sold solid some son sound south space special spot spring stage standard star start
  state status stay steel step still stock stone stop store storm street strong student study summer sun super support sweet swift table tag team tea
  teal tech teen test text three ticket tier till time tiny to top too total tour tower town trade train travel trial trip true trust turn two under
  unit up urban us used user valid value van very via view visa visit volume wait walk wall warm water way web week well west wet white
  whole wide wild win wind wine winter with wood word work world yard year yellow yes york young zero zone
  angeles diego francisco jose juan louis paolo paulo rico costa`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
