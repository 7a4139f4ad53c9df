/** The style sheets of the whole app; what a component needs alone stands beside it. */
import '@fontsource-variable/ibm-plex-sans/wght.css';
import '@fontsource/ibm-plex-mono/400.css';
import '@fontsource/ibm-plex-sans-arabic/400.css';
import '@fontsource/ibm-plex-sans-arabic/600.css';
import '@mantine/core/styles.layer.css';
import '../ui/tokens.css';
import '../ui/global.css';
