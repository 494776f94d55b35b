/** Names and plain words in Spanish of the doors that a story told in Spanish is shown. */
export const SPANISH_DOORS: Readonly<Record<string, { name: string; plain: string }>> = {
  emergency_911: {
    name: "Emergencias",
    plain: "Llame al 911 cuando alguien corre peligro ahora. Puede pedir un intérprete.",
  },
  suicide_crisis_lifeline: {
    name: "988, Línea de Prevención del Suicidio y Crisis",
    plain: "Llame al 988 y oprima 2 para español, de día o de noche, gratis y en privado.",
  },
  childhelp: {
    name: "Childhelp, línea nacional contra el abuso de niños",
    plain: "De día y de noche, para niños y para adultos que se preocupan por uno.",
  },
  domestic_violence_hotline: {
    name: "Línea Nacional contra la Violencia Doméstica",
    plain: "Hable con alguien de día o de noche, gratis y en privado, también en español.",
  },
  rainn: {
    name: "Línea Nacional de Agresión Sexual (RAINN)",
    plain: "Hable con alguien de día o de noche, gratis y en privado, también en español.",
  },
  victim_connect: { name: "VictimConnect", plain: "Ayuda privada para víctimas de cualquier delito." },
  trafficking_hotline: {
    name: "Línea Nacional contra la Trata de Personas",
    plain: "De día y de noche, en privado, en muchos idiomas.",
  },
  poison_control: { name: "Centro de envenenamientos", plain: "De día y de noche, gratis." },
  lsc: {
    name: "Ayuda legal cerca de usted",
    plain:
      "Abogados gratuitos para personas de bajos ingresos. El buscador encuentra la oficina por dirección.",
  },
  court_self_help: {
    name: "Centro de ayuda de la corte",
    plain:
      "Muchas cortes tienen una ventanilla o página gratuita que ayuda con los formularios. No da consejos legales.",
  },
  call_211: {
    name: "211",
    plain: "Ayuda gratuita para encontrar comida, renta, techo y servicios locales, de día y de noche.",
  },
  ice_detainee_locator: { name: "Localizador de ICE", plain: "Muestra dónde está detenida una persona." },
  immigration_legal_services: {
    name: "Abogados de inmigración gratuitos",
    plain: "Las cortes de inmigración tienen una lista de abogados y grupos gratuitos por estado.",
  },
  immigration_advocates: {
    name: "Directorio de ayuda de inmigración",
    plain: "Ayuda de inmigración sin fines de lucro, por código postal.",
  },
  eoir_case_status: {
    name: "Estado del caso en la corte de inmigración",
    plain: "Su próxima audiencia, por número A, de día y de noche.",
  },
  public_defender: {
    name: "Defensor público",
    plain:
      "Si no puede pagar un abogado en un caso penal que puede llevar a la cárcel, la corte debe darle uno. Pídalo al juez o a la corte.",
  },
  lawhelp: {
    name: "LawHelp.org",
    plain: "Guías legales gratuitas y oficinas de ayuda legal en cada estado.",
  },
  bar_referral: {
    name: "Recomendación de abogados del colegio de su estado",
    plain: "Puede nombrar un abogado para su problema. La primera consulta a menudo es gratis o barata.",
  },
  eeoc: {
    name: "Comisión para la Igualdad de Oportunidades en el Empleo (EEOC)",
    plain: "Recibe quejas de discriminación y acoso en el trabajo. Es gratis.",
  },
  dol_whd: {
    name: "Departamento de Trabajo de EE. UU., salarios y horas",
    plain: "Investiga salarios y horas extra sin pagar. Gratis y en privado.",
  },
  state_labor_agency: {
    name: "Departamento de trabajo de su estado",
    plain: "Recibe quejas de salarios y del trabajo, gratis. No hace falta un abogado.",
  },
};
