import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Queue;

/** The lines of JSON that go between the Firebase CLI and this program. */
final class Conversation {
  private final BufferedReader in =
      new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
  private final PrintStream out =
      new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
  private final Queue<JsonObject> waiting = new ArrayDeque<>();

  Conversation() {
    // The output of the engine must not mix with the responses.
    System.setOut(System.err);
  }

  void announceReadiness() {
    out.println("{\"id\":-1,\"status\":\"ok\",\"errors\":[],\"warnings\":[]}");
  }

  /** The next request, or null once the CLI has closed its end. */
  JsonObject nextRequest() throws IOException {
    return waiting.isEmpty() ? readLine() : waiting.remove();
  }

  void answer(JsonObject answer) {
    out.println(answer);
  }

  /** Asks the CLI something and waits for what it says; requests that come meanwhile keep their turn. */
  JsonObject ask(JsonObject question) throws IOException {
    out.println(question);
    for (JsonObject line = readLine(); line != null; line = readLine()) {
      if (!line.has("action")) return line;
      waiting.add(line);
    }
    throw new IOException("the Firebase CLI ended while it was asked for a document");
  }

  // The static parser of newer versions is not in the engine's.
  @SuppressWarnings("deprecation")
  private JsonObject readLine() throws IOException {
    String line = in.readLine();
    return line == null ? null : new JsonParser().parse(line).getAsJsonObject();
  }
}
